<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:template="urn:adjoinery:template"
    xmlns:local="urn:adjoinery:expand-column-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="call:bsxfun" needs="ada:is" adds="ada:made" writes="ada:is">
    <c:purpose>`bsxfun` hands a function the columns of two arrays, pair by pair, or single elements for columns; arrays of
      one size, and a number and an array, as they are. That is written down in a function of the program, where it is not
      known that the function works element by element.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y, h)
          z = bsxfun(@(s, t) s - sum(t), x, y) * bsxfun(h, x, bsxfun(@kron, y, 2));
          bsxfun(@disp, x, y);
        end
      </c:before>
      <c:after>
        function z = f(x, y, h)
          z = each_column_pair(@(s, t) s - sum(t), x, y) * each_column_pair(h, x, each_column_pair(@kron, y, 2));
          bsxfun(@disp, x, y);
        end

        function value = each_column_pair(f, from1, from2)
          [columns1, columns2, sizes] = adm_column_pairs(size(from1), size(from2));
          if isempty(columns1)
            value = feval(f, from1, from2);
          else
            value = zeros(sizes);
            for k = 1:numel(columns1)
              item = feval(f, from1(:, columns1(k)), from2(:, columns2(k)));
              if k == 1
                value = zeros(sizes, class(item));
              end
              value(:, k) = item;
            end
          end
        end
      </c:after>
    </c:case>
    <!-- Lists may be any number of arguments. -->
    <c:case>
      <c:before>
        function z = f(x, y, c)
          z = bsxfun(@kron, c{:}) + bsxfun(@kron, c{1:2}, y);
        end
      </c:before>
      <c:after>
        function z = f(x, y, c)
          z = bsxfun(@kron, c{:}) + bsxfun(@kron, c{1:2}, y);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../templates/resolved/column-pairs.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="name" tunnel="yes" select="free:name(free:taken(.//id), 'each_column_pair')"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="master-tree/function-list" as="element(function-list)">
    <xsl:param name="name" as="xs:string" tunnel="yes"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()"/>
      <xsl:for-each select="(.//call[local:is-paired(.)])[1]">
        <xsl:sequence select="template:column-pairs($name, (ancestor::function[last()]/@file, @at))"/>
      </xsl:for-each>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="call[local:is-paired(.)]" as="element(call)">
    <xsl:param name="name" as="xs:string" tunnel="yes"/>
    <call ada:is="user">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:name($name)"/>
      <xsl:apply-templates select="param-list"/>
    </call>
  </xsl:template>

  <!-- Calls that are made only for their effects stay in place. -->
  <xsl:function name="local:is-paired" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="exists($call[id = 'bsxfun'][not(@ada:is = 'user' or parent::statement-list)]/param-list[count(*) eq 3]
        [*[1]/(self::var, self::struct-ref, self::dyn-struct-ref, self::array[cell-index], self::function-handle, self::anonymous-function)]
        [empty(*/self::array/cell-index/param-list/(colon, range, unary))])"/>
  </xsl:function>
</xsl:stylesheet>
