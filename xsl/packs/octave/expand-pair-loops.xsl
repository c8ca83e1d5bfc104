<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:template="urn:adjoinery:template"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="for" ends="for[exists(*[1]/self::unary)]">
    <c:purpose>Octave's loop over the values and the keys of a structure becomes one over the names of its fields.</c:purpose>
    <c:case>
      <c:before>
        for [v, key] = s
          z = z + v * strcmp(key, 'p');
        end
      </c:before>
      <c:after>
        tmpps1 = s;
        tmppn1 = fieldnames(tmpps1);
        for tmppk1 = 1:numel(tmppn1)
          key = tmppn1{tmppk1};
          v = tmpps1.(key);
          z = z + v * strcmp(key, 'p');
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        for [q.v, q.k] = struct('a', x)
          for [w, k] = q.v, z = z + w; end
        end
      </c:before>
      <c:after>
        tmpps1 = struct('a', x);
        tmppn1 = fieldnames(tmpps1);
        for tmppk1 = 1:numel(tmppn1)
          q.k = tmppn1{tmppk1};
          q.v = tmpps1.(q.k);
          tmpps2 = q.v;
          tmppn2 = fieldnames(tmpps2);
          for tmppk2 = 1:numel(tmppn2)
            k = tmppn2{tmppk2};
            w = tmpps2.(k);
            z = z + w;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../templates/parsed/pair-loop.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- Values of structure arrays would be cells: reading such a field stops the program instead. -->
  <xsl:template match="for[exists(*[1]/self::unary)]" as="element()+">
    <xsl:variable name="number" as="xs:string" select="string(count(preceding::for | ancestor::for) + 1)"/>
    <xsl:variable name="structure" as="element(var)" select="build:temporary('ps', $number)"/>
    <xsl:variable name="names" as="element(var)" select="build:temporary('pn', $number)"/>
    <xsl:variable name="counter" as="element(var)" select="build:temporary('pk', $number)"/>
    <xsl:variable name="targets" as="element()+" select="*[1]/row-list/item-list/*"/>
    <xsl:variable name="values" as="element()">
      <xsl:apply-templates select="*[2]"/>
    </xsl:variable>
    <xsl:variable name="statements" as="element()*">
      <xsl:apply-templates select="statement-list/*"/>
    </xsl:variable>
    <xsl:sequence select="template:pair-loop($structure, $values, $names, $counter, $targets[2], $targets[1], $statements, @at)"/>
  </xsl:template>
</xsl:stylesheet>
