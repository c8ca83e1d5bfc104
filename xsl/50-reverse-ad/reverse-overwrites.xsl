<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adjoint="urn:adjoinery:adjoint"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part"
      on="adjoint-of@of=overwrite adjoint-of@of=overwrite-field adjoint-of@of=overwrite-part adjoint-of@of=overwrite-size
      adjoint-of@of=overwrite-loop adjoint-of@of=iteration-record adjoint-of@of=push-control"
      ends="adjoint-of[overwrite | overwrite-field | overwrite-part | overwrite-size | overwrite-loop | iteration-record | push-control]"
      needs="ada:adjoint ada:container ada:outer ada:shape ada:sparse ada:steady" writes="ada:container ada:shape">
    <c:purpose>Where values could be kept in the recording sweep they can be restored here; the adjoint of what was
      overwritten is zero from here on.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = 2;
          z = x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          overwrite(z);
          z = 2;
          overwrite(z);
          z = x;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_of(z = x);
          restore(z);
          initialize_adjoint(a_z);
          restore(z);
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, k)
          z = x;
          z(k) = 2;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, k, a_z)
          header();
          section();
          overwrite(z);
          z = x;
          overwrite_size(z);
          overwrite_part(z(k));
          z(k) = 2;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          restore_part(z(k));
          initialize_adjoint_part(a_z(k));
          restore_size(a_z);
          adjoint_of(z = x);
          restore(z);
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          while z &gt; 1
            z = z / 2;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          overwrite(z);
          z = x;
          iteration_start(tmpla1);
          overwrite_loop(tmpsa1, z);
          while z &gt; 1
            iteration_count(tmpla1);
            overwrite(tmpsa1);
            tmpsa1 = mrdivide(z, 2);
            overwrite(z);
            z = tmpsa1;
            iteration_record();
          end
          push_control(tmpla1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          section();
          pop_control(tmpla1);
          reversed_loop counter(tmpla1)
            iteration_restore();
            adjoint_of(z = tmpsa1);
            restore(z);
            initialize_adjoint(a_z);
            adjoint_of(tmpsa1 = mrdivide(z, 2));
            restore(tmpsa1);
            initialize_adjoint(a_tmpsa1);
          end
          restore_loop(tmpsa1, z);
          adjoint_of(z = x);
          restore(z);
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/adjoint.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>

  <xsl:template match="adjoint-of[push-control]" as="element(pop-control)">
    <pop-control>
      <xsl:copy-of select="push-control/*" copy-namespaces="no"/>
    </pop-control>
  </xsl:template>

  <xsl:template match="adjoint-of[iteration-record]" as="element(iteration-restore)">
    <iteration-restore>
      <xsl:copy-of select="iteration-record/@*"/>
      <xsl:copy-of select="iteration-record/*" copy-namespaces="no"/>
    </iteration-restore>
  </xsl:template>

  <xsl:template match="adjoint-of[overwrite-loop]" as="element(restore-loop)">
    <restore-loop>
      <xsl:copy-of select="overwrite-loop/@*"/>
      <xsl:copy-of select="overwrite-loop/*" copy-namespaces="no"/>
    </restore-loop>
  </xsl:template>

  <xsl:template match="adjoint-of[overwrite]" as="element()+">
    <restore>
      <xsl:copy-of select="overwrite/@*"/>
      <xsl:copy-of select="overwrite/*" copy-namespaces="no"/>
    </restore>
    <xsl:for-each select="overwrite/var[@ada:adjoint]">
      <initialize-adjoint>
        <xsl:copy-of select="@ada:shape"/>
        <xsl:copy-of select="@ada:container"/>
        <xsl:copy-of select="@ada:sparse"/>
        <xsl:if test="@ada:steady and $style = 'fast' and not(@ada:shape or @ada:container or @ada:sparse or @ada:outer)">
          <xsl:attribute name="ada:shape">own</xsl:attribute>
        </xsl:if>
        <xsl:if test="@ada:outer">
          <xsl:attribute name="ada:container" select="'outer'"/>
        </xsl:if>
        <var>
          <a>
            <xsl:copy-of select="*" copy-namespaces="no"/>
          </a>
        </var>
      </initialize-adjoint>
    </xsl:for-each>
  </xsl:template>

  <!-- Only the adjoint of what was written to is zero; what was not there before has none. -->
  <xsl:template match="adjoint-of[overwrite-field]" as="element(initialize-adjoint-field)?">
    <xsl:if test="overwrite-field//var[@ada:adjoint]">
      <initialize-adjoint-field>
        <xsl:apply-templates mode="adjoint" select="overwrite-field/*"/>
        <xsl:copy-of select="overwrite-field/*" copy-namespaces="no"/>
      </initialize-adjoint-field>
    </xsl:if>
  </xsl:template>

  <!-- Where the variable grew, its adjoint shrinks back. -->
  <xsl:template match="adjoint-of[overwrite-size]" as="element(restore-size)?">
    <xsl:if test="overwrite-size/descendant::var[@ada:adjoint]">
      <restore-size>
        <xsl:copy-of select="overwrite-size/@*"/>
        <xsl:apply-templates mode="adjoint" select="overwrite-size/*"/>
      </restore-size>
    </xsl:if>
  </xsl:template>

  <xsl:template match="adjoint-of[overwrite-part]" as="element()+">
    <restore-part>
      <xsl:copy-of select="overwrite-part/@*"/>
      <xsl:copy-of select="overwrite-part/*" copy-namespaces="no"/>
    </restore-part>
    <xsl:if test="overwrite-part/descendant::var[@ada:adjoint]">
      <initialize-adjoint-part>
        <xsl:copy-of select="overwrite-part/@*"/>
        <xsl:apply-templates mode="adjoint" select="overwrite-part/*"/>
      </initialize-adjoint-part>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
