<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" needs="ada:caller" on="literal@ada:caller function-handle@ada:caller"
      ends="*[@ada:caller]">
    <c:purpose>Functions that `feval` calls by name are called themselves; where text names one to `cellfun`,
      `arrayfun`, `bsxfun` and `str2func`, a handle does.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = feval('g', x) + feval(@sin, x) + feval('g');
        end
        function b = g(a)
          b = a;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = g(x) + sin(x) + g();
        end

        function b = g(a)
          b = a;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = cellfun('g', {x, 2}) + arrayfun("sum", bsxfun('times', x, x'));
          n = cellfun('isempty', {x, 2});
          h = str2func('sin');
        end
        function b = g(a)
          b = a;
        end
        function b = sum(a)
          b = a;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = cellfun(@g, {x, 2}) + arrayfun(@sum_2, bsxfun(@times, x, x'));
          n = cellfun('isempty', {x, 2});
          h = @sin;
        end

        function b = g(a)
          b = a;
        end

        function b = sum_2(a)
          b = a;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="array[param-list/*/@ada:caller = 'feval']" as="element(array)">
    <xsl:variable name="function" as="element()" select="*[2]/*[1]"/>
    <array>
      <xsl:copy-of select="@*"/>
      <var>
        <xsl:copy-of select="*[1]/@at"/>
        <id>
          <xsl:value-of select="($function/@ada:called, $function/id)[1]"/>
        </id>
      </var>
      <param-list>
        <xsl:apply-templates select="*[2]/*[position() gt 1]"/>
      </param-list>
      <xsl:apply-templates select="*[position() gt 2]"/>
    </array>
  </xsl:template>

  <xsl:template match="array[param-list/*/@ada:caller = 'str2func']" as="element(function-handle)">
    <xsl:apply-templates select="param-list/*[1]"/>
  </xsl:template>

  <xsl:template match="literal[@ada:caller]" as="element(function-handle)">
    <function-handle>
      <id>
        <xsl:value-of select="@ada:called"/>
      </id>
    </function-handle>
  </xsl:template>

  <xsl:template match="function-handle/@ada:caller" as="empty-sequence()"/>
</xsl:stylesheet>
