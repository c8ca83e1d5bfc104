<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:insert-stack-reports"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:role section" needs="ada:role">
    <c:purpose>Where the user asks for it, functions tell how full the stack is: between the sweeps, and at their
      beginnings and ends.</c:purpose>
    <c:case options="style=classic print-stack-info=1">
      <c:before>
        function z = f(x)
          z = sin(x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = sin(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          adimat_stack_info('between the sweeps', 'f', adimat_stack_size, adimat_stack_byte_size, adimat_stack_file_size);
          section();
          adjoint_increment(target(a_x), increment(a_z .* cos(x)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic print-stack-info=2 stack-info-function=tell">
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function b = g(a)
          b = sin(a);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          tell('begin', 'f', adimat_stack_size, adimat_stack_byte_size, adimat_stack_file_size);
          section();
          z = g(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          tell('between the sweeps', 'f', adimat_stack_size, adimat_stack_byte_size, adimat_stack_file_size);
          section();
          [tmpadjc1] = g(a_z);
          adjoint_increment(target(a_x), increment(tmpadjc1));
          tell('end', 'f', adimat_stack_size, adimat_stack_byte_size, adimat_stack_file_size);
        end

        function b = g(a)
          tell('recording, begin', 'g', adimat_stack_size, adimat_stack_byte_size, adimat_stack_file_size);
          b = sin(a);
          pack_tape(a, b);
          tell('recording, end', 'g', adimat_stack_size, adimat_stack_byte_size, adimat_stack_file_size);
        end

        function a_a = g(a_b)
          tell('returning, begin', 'g', adimat_stack_size, adimat_stack_byte_size, adimat_stack_file_size);
          unpack_tape(a, b);
          turning_point();
          initialize_adjoint(a_a);
          section();
          adjoint_increment(target(a_a), increment(a_b .* cos(a)));
          tell('returning, end', 'g', adimat_stack_size, adimat_stack_byte_size, adimat_stack_file_size);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="print-stack-info" as="xs:string" select="'0'"/>
  <xsl:param name="stack-info-function" as="xs:string" select="'adimat_stack_info'"/>

  <xsl:template match="function[@ada:role = ('joint', 'recording', 'returning')][$print-stack-info = '2']/statement-list"
      as="element(statement-list)">
    <statement-list>
      <xsl:apply-templates select="header"/>
      <xsl:sequence select="local:report(., 'begin')"/>
      <xsl:apply-templates select="node()[not(self::header)]"/>
      <xsl:sequence select="local:report(., 'end')"/>
    </statement-list>
  </xsl:template>

  <xsl:template match="function[@ada:role = 'joint']/statement-list/section[@name = 'reverse sweep']" as="element()+">
    <xsl:sequence select="local:report(.., 'between the sweeps'), ."/>
  </xsl:template>

  <!-- Our stack has no files; the runtime of ADiMat has some that do. -->
  <xsl:function name="local:report" as="element(call)">
    <xsl:param name="list" as="element(statement-list)"/>
    <xsl:param name="where" as="xs:string"/>
    <xsl:variable name="function" as="element(id)" select="$list/../id"/>
    <xsl:variable name="what" as="xs:string" select="if ($function/@role = 'joint') then $where else $function/@role || ', ' || $where"/>
    <xsl:sequence select="build:call($stack-info-function, (($what, $function) ! build:text(.),
        ('size', 'byte_size', 'file_size') ! build:call('adimat_stack_' || ., ())))"/>
  </xsl:function>
</xsl:stylesheet>
