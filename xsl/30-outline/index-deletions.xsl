<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" expand-text="yes" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:local="urn:adjoinery:index-deletions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="unary@op=[]" needs="ada:adjoint" writes="ada:active ada:is ada:reflexive">
    <c:purpose>Reads by indices the elements that a deletion leaves in a variable with an adjoint, or in a field or cell of
      one: the adjoint of reading undoes it.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          x(2) = [];
          z = x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmpdl1 = reshape(1:numel(x), size(x));
          tmpdl1(2) = [];
          x = x(tmpdl1);
          z = x;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          x(:, end - k) = [];
          z = x;
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          adm_check_dimensions(x, 2);
          tmpdl1 = 1:size(x, 2);
          tmpdl1(end - k) = [];
          x = x(:, tmpdl1);
          z = x;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          q.c{2} = x;
          q.c{2}(1, :) = [];
          z = q.c{2};
        end
      </c:before>
      <c:after>
        function z = f(x)
          q.c{2} = x;
          adm_check_dimensions(q.c{2}, 2);
          tmpdl1 = 1:size(q.c{2}, 1);
          tmpdl1(1) = [];
          q.c{2} = q.c{2}(tmpdl1, :);
          z = q.c{2};
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::binary[local:deletes(.)])"/>
  </xsl:template>

  <xsl:template match="binary[local:deletes(.)][count(*[1]/param-list/*[not(self::colon)]) ne 1
      or exists(*[1]/*[1]//(call, binary, unary, anonymous-function))]" as="element(binary)" priority="1">
    <xsl:message>
      <diagnostic code="E301" construct="a deletion with several indices, or none, or where something is computed,"
          function="{ancestor::function[last()]/id}" file="{ancestor::function[last()]/@file}" at="{@at}"/>
    </xsl:message>
    <xsl:copy-of select="." copy-namespaces="no"/>
  </xsl:template>

  <xsl:template match="binary[local:deletes(.)]" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="left" as="element(var)">
      <var>
        <tmp kind="dl">
          <id>
            <xsl:value-of select="$prepared(generate-id())"/>
          </id>
        </tmp>
      </var>
    </xsl:variable>
    <xsl:variable name="storage" as="element()" select="*[1]/*[1]"/>
    <xsl:variable name="indices" as="element()+" select="*[1]/param-list/*"/>
    <xsl:variable name="count" as="xs:integer" select="count($indices)"/>
    <xsl:if test="$count gt 1">
      <xsl:sequence select="local:ask('adm_check_dimensions', $storage, $count)"/>
    </xsl:if>
    <binary op="=">
      <xsl:copy-of select="@at, $left" copy-namespaces="no"/>
      <xsl:choose>
        <!-- The rest of a matrix is a column in Octave, a row in MATLAB: so is the rest of its indices. -->
        <xsl:when test="$count eq 1">
          <call ada:is="rule">
            <id>reshape</id>
            <param-list>
              <xsl:sequence select="local:up-to(local:ask('numel', $storage, ())), local:ask('size', $storage, ())"/>
            </param-list>
          </call>
        </xsl:when>
        <xsl:otherwise>
          <xsl:sequence select="local:up-to(local:ask('size', $storage, index-of($indices/boolean(self::colon), false())))"/>
        </xsl:otherwise>
      </xsl:choose>
    </binary>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <array>
        <xsl:copy-of select="$left" copy-namespaces="no"/>
        <param-list>
          <xsl:copy-of select="$indices[not(self::colon)]" copy-namespaces="no"/>
        </param-list>
      </array>
      <xsl:copy-of select="*[2]" copy-namespaces="no"/>
    </binary>
    <binary op="=" ada:active="yes" ada:reflexive="yes">
      <xsl:copy-of select="@at, $storage" copy-namespaces="no"/>
      <array>
        <xsl:apply-templates mode="local:read" select="$storage"/>
        <param-list>
          <xsl:copy-of select="for $it in $indices return if ($it/self::colon) then $it else $left" copy-namespaces="no"/>
        </param-list>
      </array>
    </binary>
  </xsl:template>

  <xsl:function name="local:up-to" as="element(range)">
    <xsl:param name="last" as="element(call)"/>
    <range>
      <literal>1</literal>
      <xsl:sequence select="$last"/>
    </range>
  </xsl:function>

  <xsl:function name="local:ask" as="element(call)">
    <xsl:param name="question" as="xs:string"/>
    <xsl:param name="storage" as="element()"/>
    <xsl:param name="dimension" as="xs:integer?"/>
    <call ada:is="passive">
      <id>{$question}</id>
      <param-list>
        <xsl:copy-of select="$storage" copy-namespaces="no"/>
        <xsl:if test="exists($dimension)">
          <literal>{$dimension}</literal>
        </xsl:if>
      </param-list>
    </call>
  </xsl:function>

  <!-- The former target is read. -->
  <xsl:mode name="local:read" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:read" match="var[@ada:adjoint]" as="element(var)">
    <var ada:active="yes">
      <xsl:copy-of select="id" copy-namespaces="no"/>
    </var>
  </xsl:template>

  <xsl:function name="local:deletes" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="$statement/parent::statement-list
        and $statement/@op = '='
        and $statement/*[1]/self::array/param-list
        and $statement/*[1]/*[1]/descendant-or-self::var/@ada:adjoint
        and $statement/*[2]/self::unary[@op = '[]'][not(.//item-list/*)]"/>
  </xsl:function>
</xsl:stylesheet>
