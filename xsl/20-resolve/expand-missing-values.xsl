<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-missing-values"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement"
      on="call:sum call:prod call:cumsum call:cumprod call:mean call:median call:var call:std call:max call:min
      call:nansum call:nanmean call:nanmedian call:nanvar call:nanstd call:nanmax call:nanmin"
      needs="ada:is" writes="ada:is">
    <c:purpose>MATLAB's functions that leave missing values out, by 'omitnan', reduce an array in which there is something
      else in their places; where they do as they do anyway, the option goes. Octave knows that everywhere. So are the older
      functions that say so in their names.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = sum(x, 'omitnan') * prod(x + 1, 2, "omitnan") + mean(x .^ 2, 'omitnan') - mean(x, 'all', 'omitnan');
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = sum(adm_filled(x, 0)) * prod(adm_filled(x + 1, 1), 2) + adm_mean_present(x.^2) - adm_mean_present(reshape(x, [], 1));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          [z, k] = max(x, [], 'omitnan');
          z = z + max(x, y, 'omitnan') - min(x, [], 2, 'omitnan') + median(x, 1, 'includenan');
          z = z + median(x, 'omitnan') + max(x, [], 'includenan');
          z = z + var(x, 'omitnan') + std(x, 1, 'all', 'omitnan') + std(x, [], 2, 'omitnan');
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          [z, k] = max(x);
          z = z + max(x, y) - min(x, [], 2) + median(x, 1);
          z = z + adm_median_present(x) + max(x, [], 'includenan');
          z = z + adm_var_present(x, 0) + adm_std_present(reshape(x, [], 1), 1) + adm_std_present(x, [], 2);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          [z, k] = nanmax(x, [], 2);
          z = z + nanmin(x, y) + nansum(x) - nansum(x .^ 2, 1) + nanmean(x, 2) + nanmedian(x);
          z = z + nanvar(x) + nanstd(x, 1) + nanstd(x, [], 2);
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          [z, k] = max(x, [], 2);
          z = z + min(x, y) + sum(adm_filled(x, 0)) - sum(adm_filled(x.^2, 0), 1) + adm_mean_present(x, 2) + adm_median_present(x);
          z = z + adm_var_present(x, 0) + adm_std_present(x, 1) + adm_std_present(x, [], 2);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- The neutral values that stand in the places of missing values. -->
  <xsl:variable name="neutral" as="map(xs:string, xs:string)" select="map{'sum': '0', 'cumsum': '0', 'prod': '1', 'cumprod': '1'}"/>

  <xsl:template match="call[local:option(.) = 'omitnan'][map:contains($neutral, id)]" as="element(call)"
      xmlns:map="http://www.w3.org/2005/xpath-functions/map">
    <xsl:variable name="first" as="element()">
      <xsl:apply-templates select="param-list/*[1]"/>
    </xsl:variable>
    <call>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="id" copy-namespaces="no"/>
      <param-list>
        <xsl:sequence select="build:ruled('adm_filled', ($first, build:literal($neutral(id))))"/>
        <xsl:apply-templates select="param-list/*[position() gt 1][position() lt last()]"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:template match="call[local:option(.) = 'omitnan'][id = ('mean', 'median', 'var', 'std')]" as="element(call)">
    <xsl:variable name="first" as="element()">
      <xsl:apply-templates select="param-list/*[1]"/>
    </xsl:variable>
    <xsl:variable name="others" as="element()*" select="param-list/*[position() gt 1][position() lt last()]"/>
    <xsl:variable name="is-whole" as="xs:boolean" select="$others[last()]/self::literal = ('''all''', '&quot;all&quot;')"/>
    <xsl:variable name="options" as="element()*" select="if ($is-whole) then $others[position() lt last()] else $others"/>
    <xsl:sequence select="build:ruled('adm_' || id || '_present', (
        if ($is-whole) then build:ruled('reshape', ($first, build:brackets(()), build:literal('1'))) else $first,
        if (id = ('var', 'std') and empty($options)) then build:literal('0') else $options))"/>
  </xsl:template>

  <!-- The option that names what the function does anyway, with an empty operand in front of it. -->
  <xsl:template match="call[local:option(.) = (if (id = ('max', 'min')) then 'omitnan' else 'includenan')]" as="element(call)">
    <xsl:variable name="rest" as="element()*" select="param-list/*[position() lt last()]"/>
    <call>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="id" copy-namespaces="no"/>
      <param-list>
        <xsl:apply-templates select="if ($rest[last()]/self::unary[@op = '[]'][empty(row-list/*)]) then $rest[position() lt last()] else $rest"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:template match="call[id = 'nansum'][not(@ada:is = 'user')]" as="element(call)">
    <xsl:variable name="first" as="element()">
      <xsl:apply-templates select="param-list/*[1]"/>
    </xsl:variable>
    <call>
      <xsl:copy-of select="@*"/>
      <id>sum</id>
      <param-list>
        <xsl:sequence select="build:ruled('adm_filled', ($first, build:literal('0')))"/>
        <xsl:apply-templates select="param-list/*[position() gt 1]"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:template match="call[id = ('nanmean', 'nanmedian', 'nanvar', 'nanstd')][not(@ada:is = 'user')]" as="element(call)">
    <xsl:variable name="arguments" as="element()*">
      <xsl:apply-templates select="param-list/*"/>
    </xsl:variable>
    <xsl:sequence select="build:ruled('adm_' || substring-after(id, 'nan') || '_present', ($arguments,
        if (id = ('nanvar', 'nanstd') and count($arguments) eq 1) then build:literal('0') else ()))"/>
  </xsl:template>

  <xsl:template match="call[id = ('nanmax', 'nanmin')][not(@ada:is = 'user')]" as="element(call)">
    <call>
      <xsl:copy-of select="@*"/>
      <id>
        <xsl:value-of select="substring-after(id, 'nan')"/>
      </id>
      <xsl:apply-templates select="param-list"/>
    </call>
  </xsl:template>

  <!-- The text that stands last in a call, if there is something in front of it. -->
  <xsl:function name="local:option" as="xs:string?">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call[not(@ada:is = 'user')][id = ('sum', 'prod', 'cumsum', 'cumprod', 'mean', 'median', 'var', 'std', 'max', 'min')]
        /param-list/*[position() gt 1][last()]/self::literal[matches(., '^[''&quot;]')]/replace(., '^.|.$', '')"/>
  </xsl:function>
</xsl:stylesheet>
