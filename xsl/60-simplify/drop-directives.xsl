<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="*@ada:inline *@ada:recompute *@ada:least *@ada:parallel *@ada:checkpoint *@ada:tells"
      ends="adc:comment[@ada:inline] | adc:comment[@ada:recompute] | adc:comment[@ada:least] | adc:comment[@ada:parallel] | adc:comment[@ada:checkpoint] | adc:comment[@ada:tells]"
      needs="ada:checkpoint ada:inline ada:least ada:parallel ada:recompute ada:tells"
      outdates="ada:checkpoint ada:inline ada:least ada:parallel ada:recompute ada:tells">
    <c:purpose>Directives have done what they are for: generated code, which may be differentiated itself, does not
      repeat them.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          %ADiMat &lt;recompute&gt;g&lt;/recompute&gt;
          z = g(x);
        end
        function z = g(x)
          z = x ^ 2;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = g(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          tmptapec1 = g(x);
          adjoint_increment(target(a_x), increment(g(tmptapec1, a_z)));
        end

        function g(x)
          pack_tape(x);
        end

        function a_x = g(a_z)
          unpack_tape(x);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z * x.' + x.' * a_z));
        end

        function z = g(x)
          z = mpower(x, 2);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          %ADiMat &lt;nargin&gt;1&lt;/nargin&gt;
          %ADiMat &lt;shape&gt;x scalar&lt;/shape&gt;
          % About the rest.
          z = x;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          % About the rest.
          z = x;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_y);
          section();
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adc:comment[@ada:inline or @ada:recompute or @ada:least or @ada:parallel or @ada:checkpoint or @ada:tells]" as="empty-sequence()"/>
</xsl:stylesheet>
