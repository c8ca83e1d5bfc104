<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" needs="ada:called"
      on="function@ada:called var@ada:called struct-ref@ada:called function-handle@ada:called command@ada:called"
      ends="*[@ada:called][self::function or self::var or self::struct-ref or self::function-handle or self::command]">
    <c:purpose>Functions of packages, private ones, and those that share their names with others or with builtins get
      names of their own: what is generated is one file.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = norm(x) + x;
        end
        function b = norm(a)
          b = a * 2;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = norm_2(x) + x;
        end

        function b = norm_2(a)
          b = a * 2;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = sum(cellfun(@sign, {x, 2}));
          sum_2 = 3;
        end
        function b = sign(a)
          b = a;
          sum 12
        end
        function sum(a)
          disp(a);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = sum_3(cellfun(@sign_2, {x, 2}));
          sum_2 = 3;
        end

        function b = sign_2(a)
          b = a;
          sum_3 12
        end

        function sum_3(a)
          disp(a);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:called]/id | function-handle[@ada:called]/id | command[@ada:called]/id"
      as="element(id)">
    <id>
      <xsl:value-of select="../@ada:called"/>
    </id>
  </xsl:template>

  <!-- The variable at the root of `pkg.f` stands where the name does. -->
  <xsl:template match="var[@ada:called] | struct-ref[@ada:called]" as="element(var)">
    <var>
      <xsl:copy-of select="descendant-or-self::var[1]/@* except descendant-or-self::var[1]/@ada:called"/>
      <id>
        <xsl:value-of select="@ada:called"/>
      </id>
    </var>
  </xsl:template>

  <xsl:template match="(function | function-handle | command)/@ada:called" as="empty-sequence()"/>
</xsl:stylesheet>
