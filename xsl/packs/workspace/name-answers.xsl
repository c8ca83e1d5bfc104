<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="*@ada:answer" ends="*[@ada:answer]" needs="ada:answer" outdates="ada:answer">
    <c:purpose>Statements that give `ans` a value assign it to a variable, which is read in place of `ans`: generated
      code has other statements.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          x.^2;
          z = 3 * ans;
          x;
          g(z)
          z = z + ans(1);
        end
        function y = g(x)
          y = [x, 1];
        end
      </c:before>
      <c:after>
        function z = f(x)
          answer = x.^2;
          z = 3 * answer;
          x;
          answer = g(z)
          z = z + answer(1);
        end

        function y = g(x)
          y = [x, 1];
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, answer)
          if x > 0
            (x + 1);
          else
            ans = answer;
          end
          disp(x);
          z = @(t) t * ans;
        end
      </c:before>
      <c:after>
        function z = f(x, answer)
          if x > 0
            answer_2 = (x + 1);
          else
            answer_2 = answer;
          end
          disp(x);
          z = @(t) t * answer_2;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          for ans = 1:3
            z = z * ans;
          end
          @sin;
          z = ans(z);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
          for answer = 1:3
            z = z * answer;
          end
          answer = @sin;
          z = answer(z);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          x + 1;
          unknown(x);
          z = ans;
        end
      </c:before>
      <c:after>
        function z = f(x)
          x + 1;
          unknown(x);
          z = ans;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list/*[@ada:answer][not(self::var[id = 'ans'])]" as="element(binary)">
    <binary op="=">
      <xsl:copy-of select="@at, @echo"/>
      <xsl:sequence select="build:variable(build:name(@ada:answer))"/>
      <xsl:copy>
        <xsl:apply-templates select="@* except (@ada:answer, @echo), node()"/>
      </xsl:copy>
    </binary>
  </xsl:template>

  <xsl:template match="for/id[@ada:answer] | catch/id[@ada:answer]" as="element(id)">
    <xsl:sequence select="build:name(@ada:answer)"/>
  </xsl:template>

  <xsl:template match="var[@ada:answer][id = 'ans']" as="element(var)">
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:answer"/>
      <xsl:sequence select="build:name(@ada:answer)"/>
    </xsl:copy>
  </xsl:template>
</xsl:stylesheet>
