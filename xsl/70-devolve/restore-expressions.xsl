<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts"
      on="call@unified=binary call@unified=unary call@unified=range call@unified=row call@unified=column" ends="call[@unified]">
    <c:purpose>Calls that stand for operators or brackets become these again: the way back of `unify-expressions`.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = x + y;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          % recording sweep
          z = x + y;
          result(z) = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = adm_unbroadcast(a_z, x);
          a_y = adm_unbroadcast(a_z, y);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = -x';
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          % recording sweep
          z = -x';
          result(z) = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = (-a_z)';
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = [x, y];
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          % recording sweep
          z = [x, y];
          result(z) = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = adm_part(a_z, 2, 1, x, y);
          a_y = adm_part(a_z, 2, 2, x, y);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = [x, 1; 2, y];
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          % recording sweep
          tmpca1 = [x, 1];
          tmpca2 = [2, y];
          z = [tmpca1; tmpca2];
          result(z) = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_y = adm_part(adm_part(a_z, 1, 2, tmpca1, tmpca2), 2, 2, 2, y);
          a_x = adm_part(adm_part(a_z, 1, 1, tmpca1, tmpca2), 2, 1, x, 1);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[@unified = 'binary' or @unified = 'unary' or @unified = 'range']" as="element()">
    <xsl:element name="{@unified}">
      <xsl:copy-of select="@op"/>
      <xsl:copy-of select="@at"/>
      <xsl:copy-of select="@echo"/>
      <xsl:apply-templates select="param-list/*"/>
    </xsl:element>
  </xsl:template>

  <xsl:template match="call[@unified = 'row' or @unified = 'column']" as="element(unary)">
    <unary op="[]">
      <row-list>
        <xsl:choose>
          <xsl:when test="@unified = 'row'">
            <item-list>
              <xsl:apply-templates select="param-list/*"/>
            </item-list>
          </xsl:when>
          <xsl:otherwise>
            <xsl:for-each select="param-list/*">
              <item-list>
                <xsl:apply-templates select="self::call[@unified = 'row']/param-list/*
                    | self::unary[@op = '[]'][count(row-list/item-list) eq 1]/row-list/item-list/*
                    | self::*[not(@unified = 'row' or self::unary[@op = '[]'][count(row-list/item-list) eq 1])]"/>
              </item-list>
            </xsl:for-each>
          </xsl:otherwise>
        </xsl:choose>
      </row-list>
    </unary>
  </xsl:template>
</xsl:stylesheet>
