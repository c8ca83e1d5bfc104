<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="binary@ada:rounds call@ada:rounds" ends="*[@ada:rounds]"
      needs="ada:active ada:is ada:list ada:rounds" writes="ada:is" outdates="ada:rounds">
    <c:purpose>Where active values may meet integers, or be written into arrays that are none of numbers, the derivative sees
      that they do not: before the assignment for what they meet, behind it for what they are written into, and in it for what
      functions give, and for what is converted.</c:purpose>
    <c:case>
      <c:before>
        function y = f(x, k)
          if isinteger(x)
            k = int32(k);
          end
          y = x * k;
        end
      </c:before>
      <c:after>
        function y = f(x, k)
          if isinteger(x)
            k = int32(k);
          end
          adm_check_floats(k);
          y = x * k;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, class_of_y)
          if strcmp(class_of_y, 'logical')
            y = x &gt; [1, 2];
          else
            y = zeros(1, 2);
          end
          y(2) = x;
        end
      </c:before>
      <c:after>
        function y = f(x, class_of_y)
          if strcmp(class_of_y, 'logical')
            y = x &gt; [1, 2];
          else
            y = zeros(1, 2);
          end
          y(2) = x;
          adm_check_target(y);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x)
          y = x * most(x);
        end
        function m = most(x)
          if isinteger(x)
            m = intmax();
          else
            m = 1;
          end
        end
      </c:before>
      <c:after>
        function y = f(x)
          y = x * adm_floats(most(x));
        end

        function m = most(x)
          if isinteger(x)
            m = intmax();
          else
            m = 1;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, m)
          c = {x, 3};
          if m(1)
            c{2} = int8(2);
          end
          y = sum([c{m}]);
        end
      </c:before>
      <c:after>
        function y = f(x, m)
          c = {x, 3};
          if m(1)
            c{2} = int8(2);
          end
          adm_check_cells(c(m));
          y = sum([c{m}]);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, k)
          x = double(x);
          t = x * k;
          y = double(t) + double(t * double(k));
        end
      </c:before>
      <c:after>
        function y = f(x, k)
          x = double(x);
          t = x * k;
          y = double(adm_floats(t)) + double(adm_floats(t * double(k)));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, k)
          y = x * k;
        end
      </c:before>
      <c:after>
        function y = f(x, k)
          y = x * k;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/listed-cells.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="@ada:rounds" as="empty-sequence()"/>

  <xsl:template match="binary[@ada:rounds = 'parts']" as="element()+">
    <xsl:apply-templates select=".//*[@ada:rounds = ('value', 'number')][not(self::call[@ada:is = 'user'])]" mode="check"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()"/>
    </xsl:copy>
    <xsl:apply-templates select=".//*[@ada:rounds = 'target']" mode="check"/>
  </xsl:template>

  <xsl:template match="call[@ada:rounds = 'value'][@ada:is = 'user']" as="element(call)">
    <xsl:variable name="call" as="element(call)">
      <xsl:next-match/>
    </xsl:variable>
    <call ada:is="rule">
      <xsl:copy-of select="@at, @ada:active"/>
      <xsl:sequence select="build:call('adm_floats', $call)/*"/>
    </call>
  </xsl:template>

  <xsl:template match="call[@ada:rounds = 'converted']/param-list" as="element(param-list)">
    <param-list>
      <call ada:is="rule">
        <xsl:copy-of select="@ada:active"/>
        <id>adm_floats</id>
        <param-list>
          <xsl:apply-templates select="*[1]"/>
        </param-list>
      </call>
      <xsl:apply-templates select="tail(*)"/>
    </param-list>
  </xsl:template>

  <xsl:mode name="check" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template match="*" mode="check" as="element(call)">
    <xsl:variable name="part" as="element()">
      <xsl:apply-templates select="." mode="#default"/>
    </xsl:variable>
    <xsl:variable name="check" as="xs:string" select="if (@ada:rounds = 'target') then 'adm_check_target'
        else if (@ada:list) then 'adm_check_cells'
        else 'adm_check_floats'"/>
    <xsl:sequence select="build:passive($check, (if (@ada:list) then listed:cells($part) else $part,
        if (@ada:rounds = 'number') then build:literal('true') else ()))"/>
  </xsl:template>
</xsl:stylesheet>
