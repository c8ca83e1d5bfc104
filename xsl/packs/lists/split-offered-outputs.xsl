<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:dependent="urn:adjoinery:dependent-output"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:local="urn:adjoinery:split-offered-outputs"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call@ada:offers" guard="none" ends="@ada:offers" needs="ada:offers"
      writes="ada:is" outdates="ada:offers">
    <c:purpose>Where a list of cells takes outputs of a function of the library, the run tells how many: there is a call for
      each number that a rule is for.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, k)
          [c{1:k}] = max(x);
          z = c{1};
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          if numel(1:k) == 1
            [tmplo1_1] = max(x);
            tmplo1 = {tmplo1_1};
          elseif numel(1:k) == 2
            [tmplo1_1, tmplo1_2] = max(x);
            tmplo1 = {tmplo1_1, tmplo1_2};
          else
            error('Adjoinery:outputs', 'The derivative of max is not known for so many outputs: %d', numel(1:k));
          end
          c(1:k) = tmplo1;
          z = c{1};
        end
      </c:after>
    </c:case>
    <!-- No cell may be wanted beside others; where nothing is wanted of a function, what one gives is there nevertheless. -->
    <c:case>
      <c:before>
        function varargout = f(x, c)
          [z, c{:}] = max(x);
          [varargout{1:nargout}] = sqrt(z);
        end
      </c:before>
      <c:after>
        function varargout = f(x, c)
          if numel(c) == 0
            [z] = max(x);
            tmplo1 = {};
          elseif numel(c) == 1
            [z, tmplo1_1] = max(x);
            tmplo1 = {tmplo1_1};
          else
            error('Adjoinery:outputs', 'The derivative of max is not known for so many outputs: %d', 1 + numel(c));
          end
          c(:) = tmplo1;
          if numel(1:nargout) &lt;= 1
            [tmplo2_1] = sqrt(z);
            tmplo2 = {tmplo2_1};
          else
            error('Adjoinery:outputs', 'The derivative of sqrt is not known for so many outputs: %d', numel(1:nargout));
          end
          varargout(1:numel(tmplo2)) = tmplo2;
        end
      </c:after>
    </c:case>
    <!-- Where places depend on what is written with them, nothing is done. -->
    <c:case>
      <c:before>
        function z = f(x, k)
          [k, c{1:k}] = max(x);
          z = k * x;
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          [k, c{1:k}] = max(x);
          z = k * x;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/dependent-output.xsl"/>
  <xsl:include href="../../lib/listed-cells.xsl"/>
  <xsl:include href="../../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::binary[local:fills-list(.)])"/>
  </xsl:template>

  <xsl:template match="@ada:offers"/>

  <xsl:template match="statement-list/binary[local:fills-list(.)]" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="statement" as="element(binary)" select="."/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:variable name="cells" as="element(var)" select="build:temporary('lo', $number)"/>
    <xsl:variable name="targets" as="element()+" select="*[1]/row-list/item-list/*"/>
    <xsl:variable name="list" as="element(array)" select="$targets[last()]"/>
    <xsl:variable name="others" as="element()*" select="$targets[position() lt last()]"/>
    <xsl:variable name="is-extra" as="xs:boolean" select="empty($others) and $list/*[1]/self::var = 'varargout'"/>
    <choose>
      <xsl:for-each select="tokenize(*[2]/@ada:offers) ! (xs:integer(.) - count($others))">
        <xsl:variable name="values" as="element(var)*" select="(1 to .) ! build:temporary('lo', $number || '_' || .)"/>
        <when>
          <xsl:sequence select="build:binary(if ($is-extra and . eq 1) then '&lt;=' else '==', listed:count($list), build:literal(string(.)))"/>
          <statement-list>
            <binary op="=">
              <xsl:copy-of select="$statement/@*"/>
              <xsl:sequence select="build:outputs(($others, $values))"/>
              <call>
                <xsl:copy-of select="$statement/*[2]/(@* except @ada:offers, *)" copy-namespaces="no"/>
              </call>
            </binary>
            <xsl:sequence select="build:assign($cells, build:cell($values))"/>
          </statement-list>
        </when>
      </xsl:for-each>
      <otherwise>
        <statement-list>
          <xsl:sequence select="build:passive('error', (build:literal('''Adjoinery:outputs'''),
              build:literal('''The derivative of ' || *[2]/id || ' is not known for so many outputs: %d'''),
              listed:count-of-targets($targets)))"/>
        </statement-list>
      </otherwise>
    </choose>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <array>
        <xsl:copy-of select="$list/*[1]" copy-namespaces="no"/>
        <param-list>
          <xsl:copy-of select="if ($is-extra) then build:range((build:literal('1'), build:passive('numel', $cells)))
              else $list/cell-index/param-list/*" copy-namespaces="no"/>
        </param-list>
      </array>
      <xsl:sequence select="$cells"/>
    </binary>
  </xsl:template>

  <xsl:function name="local:fills-list" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="exists($statement[@op = '=']/*[2]/@ada:offers)
        and empty($statement/*[1]/row-list/item-list ! dependent:outputs(.))"/>
  </xsl:function>
</xsl:stylesheet>
