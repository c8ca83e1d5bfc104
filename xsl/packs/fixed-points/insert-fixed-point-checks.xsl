<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" guard="none" on="call@ada:feeds" needs="ada:active-inputs ada:feeds ada:accuracy" writes="ada:is">
    <c:purpose>Behind the iteration at a fixed point stands the check that it is one: the states through which a derivative flows
      must keep their values.</c:purpose>
    <c:case>
      <c:before>
        function x = f(x, p)
          %ADiMat &lt;fixed-point tolerance="1e-12"/&gt;
          while true
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12, break; end
            x = y;
          end
        end
      </c:before>
      <c:after>
        function x = f(x, p)
          x = f_loop(x, p);
          next_x = f_iteration(x, p);
          adm_check_fixed_point(@f_iteration, {x, p}, {next_x}, [1], [1], 1e-12);
          x = adm_fixed_value(x, next_x, next_x);
        end

        function x = f_loop(x, p)
          while true
            tmpbreak1 = false;
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12
              tmpbreak1 = true;
            else
              x = y;
            end
            if tmpbreak1, break; end
          end
        end

        function x = f_iteration(x, p)
          y = cos(p * x);
          x = y;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function [x, n] = f(x, p)
          n = 0;
          d = 1;
          %ADiMat &lt;fixed-point tolerance="1e-8"/&gt;
          while d &gt; 1e-9
            n = n + 1;
            d = x - p / x;
            x = x - d / 2;
            d = abs(d);
          end
        end
      </c:before>
      <c:after>
        function [x, n] = f(x, p)
          n = 0;
          d = 1;
          [x, n] = f_loop(x, n, p, d);
          [next_x, next_n] = f_iteration(x, n, p);
          adm_check_fixed_point(@f_iteration, {x, n, p}, {next_x, next_n}, [1], [1], 1e-8);
          x = adm_fixed_value(x, next_x, next_x);
        end

        function [x, n] = f_loop(x, n, p, d)
          while d &gt; 1e-9
            n = n + 1;
            d = x - p / x;
            x = x - d / 2;
            d = abs(d);
          end
        end

        function [x, n] = f_iteration(x, n, p)
          n = n + 1;
          d = x - p / x;
          x = x - d / 2;
          d = abs(d);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[call/@ada:feeds][not(following-sibling::*[1]/self::call/id = 'adm_check_fixed_point')]" as="element()+">
    <xsl:variable name="call" as="element(call)" select="call"/>
    <xsl:variable name="next" as="element(var)+" select="*[1]/(self::var | self::unary/row-list/item-list/var)"/>
    <xsl:variable name="pairs" as="xs:string*" select="tokenize($call/@ada:feeds)[substring-before(., '=') = tokenize($call/@ada:active-inputs)]"/>
    <xsl:sequence select="."/>
    <xsl:if test="exists($pairs)">
      <xsl:variable name="iteration" as="element(function-handle)">
        <function-handle ada:is="user">
          <xsl:copy-of select="$call/id" copy-namespaces="no"/>
        </function-handle>
      </xsl:variable>
      <xsl:sequence select="build:passive('adm_check_fixed_point', ($iteration, build:cell($call/param-list/*), build:cell($next),
          build:brackets($pairs ! build:literal(substring-before(., '='))), build:brackets($pairs ! build:literal(substring-after(., '='))),
          build:literal(string($call/@ada:accuracy))))"/>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
