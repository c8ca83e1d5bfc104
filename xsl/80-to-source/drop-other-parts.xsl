<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:drop-other-parts"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" needs="ada:role">
    <c:purpose>Where the adjoint and its sweeps have files of their own, a file holds one of them and what it calls.</c:purpose>
    <c:case options="output-mode=split-all part=recording">
      <c:before>
        function z = f(x)
          z = sin(x);
        end
      </c:before>
      <c:after>
        function [z, tape] = rec_f(x)
          header();
          z = sin(x);
          tape = {x};
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="inline=no output-mode=split-all part=returning">
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function b = g(a)
          b = sin(a);
        end
      </c:before>
      <c:after>
        function a_x = ret_f(tape, a_z)
          header();
          [tape1] = tape{:};
          % reverse sweep
          a_x = ret_g(tape1, a_z);
        end

        function a_a = ret_g(tape, a_b)
          [a] = tape{:};
          % reverse sweep
          a_a = a_b .* cos(a);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="part" as="xs:string" select="'joint'"/>

  <xsl:template match="master-tree/function-list" as="element(function-list)">
    <xsl:variable name="first" as="element(function)" select="function[@ada:role = $part][statement-list/header]"/>
    <xsl:copy copy-namespaces="no">
      <xsl:copy-of select="$first, local:reached($first, ()) except $first, helper-list" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>

  <!-- These functions and all that they lead to. -->
  <xsl:function name="local:reached" as="element(function)*">
    <xsl:param name="new" as="element(function)*"/>
    <xsl:param name="known" as="element(function)*"/>
    <xsl:variable name="called" as="xs:string*" select="distinct-values($new//(call | function-handle | var)/id)"/>
    <xsl:sequence select="if (empty($new)) then $known
        else local:reached($new[1]/../function[id = $called] except ($known, $new), ($known, $new))"/>
  </xsl:function>
</xsl:stylesheet>
