<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary@ada:lacks" guard="none" ends="binary[@ada:lacks]" needs="ada:lacks"
      writes="ada:is" outdates="ada:lacks">
    <c:purpose>Calls that want outputs of handles that these cannot give become the errors that they are: solvers that get
      the Jacobian from handles that have one stand in programs where others have none.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = solve(@(t) 2 * t, x, x &gt; 9);
        end
        function y = solve(g, x, both)
          if both
            [y, J] = g(x);
            y = y / J;
          else
            y = feval(g, x);
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = solve_f_handle(@(t) f_handle(t), x, x &gt; 9);
        end

        function value = f_handle(t)
          value = 2 * t;
        end

        function y = solve(g, x, both)
          if both
            [y, J] = g(x);
            y = y / J;
          else
            y = feval(g, x);
          end
        end

        function y = solve_f_handle(g, x, both)
          if both
            error('Octave:invalid-fun-call', 'g does not give 2 outputs');
            y = y / J;
          else
            y = feval(g, x);
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          g = @(t) deal(2 * t, 3);
          [z, k] = g(x);
          if k &gt; 3
            z = x * g(k);
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          g = @(t) f_g(t);
          [z, k] = g(x);
          if k &gt; 3
            error('Octave:invalid-fun-call', 'g does not give 1 output');
          end
        end

        function [value, value_2] = f_g(t)
          [value, value_2] = deal(2 * t, 3);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@ada:lacks]" as="element(call)">
    <xsl:variable name="wanted" as="xs:string" select="substring-before(@ada:lacks, ' ')"/>
    <call>
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:passive('error', (build:literal('''Octave:invalid-fun-call'''),
          build:literal('''' || substring-after(@ada:lacks, ' ') || ' does not give ' || $wanted || ' output' || 's'[$wanted ne '1'] || '''')))/(@*, *)"/>
    </call>
  </xsl:template>
</xsl:stylesheet>
