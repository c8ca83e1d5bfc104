<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:drop-ruled-helpers"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="function@ada:ruled" ends="@ada:ruled" needs="ada:printed ada:ruled"
      outdates="ada:ruled">
    <c:purpose>The helpers that a generated file brings along, and that have rules of their own, are those of the rule table: a
      second differentiation uses these rules, and not the statements. A function that only has such a name, as its help
      text shows, stays.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = sum(adm_filled(x, 0));
        end
        function x = adm_filled(x, value)
          % ADM_FILLED  An array with something else in the places of missing values.
          %   x = adm_filled(x, value): NaN is replaced by value, as sum(x, 'omitnan') replaces it by 0.
          x(isnan(x)) = value;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = sum(adm_filled(x, 0));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = sum(adm_filled(x, 0));
        end
        function x = adm_filled(x, value)
          % Fills with twice the value.
          x(isnan(x)) = 2 * value;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = sum(adm_filled(x, 0));
        end

        function x = adm_filled(x, value)
          % Fills with twice the value.
          x(isnan(x)) = 2 * value;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="helpers" as="map(*)" select="map{}"/>

  <xsl:template match="function[@ada:ruled]" as="element(function)?">
    <xsl:variable name="helper" as="element(function)?" select="$helpers(id)[id = current()/id]"/>
    <xsl:if test="not(local:help(.) = $helper ! local:help(.))">
      <xsl:copy copy-namespaces="no">
        <xsl:copy-of select="@* except @ada:ruled, node()" copy-namespaces="no"/>
      </xsl:copy>
    </xsl:if>
  </xsl:template>

  <!-- The words of a function's comments, however they are set. -->
  <xsl:function name="local:help" as="xs:string">
    <xsl:param name="function" as="element(function)"/>
    <xsl:variable name="lines" as="xs:string*" select="if ($function/@ada:printed)
        then tokenize($function/@ada:printed, '\n')[matches(., '^\s*%')] else $function//adc:comment[@place = 'own']"/>
    <xsl:sequence select="string-join($lines, ' ') => replace('[%#]', ' ') => normalize-space()"/>
  </xsl:function>
</xsl:stylesheet>
