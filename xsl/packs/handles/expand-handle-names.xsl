<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:text="urn:adjoinery:text-choice"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="call@ada:names call@ada:patterns"
      needs="ada:is ada:made ada:names ada:patterns" adds="ada:made" writes="ada:is">
    <c:purpose>Where only the run knows the text that `str2func` gets, a function of the program makes the handle: of that of the
      functions that text in the program names.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          names = {'sin', 'g'};
          z = x;
          for k = 1:2
            h = str2func(names{k});
            z = h(z);
          end
        end
        function b = g(a)
          b = a ^ 2;
        end
      </c:before>
      <c:after>
        function z = f(x)
          names = {'sin', 'g'};
          z = x;
          for k = 1:2
            h = f_handle_of(names{k});
            z = h(z);
          end
        end

        function b = g(a)
          b = a^2;
        end

        function value = f_handle_of(name)
          if strcmp(name, 'sin')
            value = @sin;
          elseif strcmp(name, 'g')
            value = @g;
          else
            error('Adjoinery:functionName', '%s is none of the functions that text in the program names.', name);
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, name)
          h = str2func(name);
          z = h(x);
        end
      </c:before>
      <c:after>
        function z = f(x, name)
          h = str2func(name);
          z = h(x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/text-choice.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:variable name="calls" as="element(call)*" select=".//call[@ada:names][id = 'str2func']"/>
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="calls" tunnel="yes" select="$calls"/>
        <xsl:with-param name="names" tunnel="yes" select="text:names($calls, free:taken(.//id), '_handle_of')"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="master-tree/function-list" as="element(function-list)">
    <xsl:param name="calls" as="element(call)*" tunnel="yes"/>
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()"/>
      <xsl:for-each-group select="$calls" group-by="text:key(.)">
        <xsl:call-template name="text:function">
          <xsl:with-param name="name" select="$names(current-grouping-key())"/>
          <xsl:with-param name="calls" select="false()"/>
        </xsl:call-template>
      </xsl:for-each-group>
    </xsl:copy>
  </xsl:template>

  <!-- Of what nothing fits, there is no handle. -->
  <xsl:template match="call[@ada:patterns][not(@ada:names)][id = 'str2func']" as="element(call)">
    <xsl:sequence select="text:report(.)"/>
    <xsl:next-match/>
  </xsl:template>

  <xsl:template match="call[@ada:names][id = 'str2func']" as="element(call)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:call-template name="text:call">
      <xsl:with-param name="name" select="$names(text:key(.))"/>
    </xsl:call-template>
  </xsl:template>
</xsl:stylesheet>
