<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:trusted" needs="ada:trusted" writes="ada:is">
    <c:purpose>Where independents, or parts of them, are taken for arrays that are indexed with varied values, the derivative
      sees first that they are no handles; where what the caller gives may keep varied values that methods or unknown functions
      are given, that it is no object.</c:purpose>
    <c:case>
      <c:before>
        function z = f(mesh)
          z = sum(mesh.p(mesh.t));
        end
      </c:before>
      <c:after>
        function z = f(mesh)
          adm_check_handles(mesh);
          z = sum(mesh.p(mesh.t));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          z = sum(x(1:2)) * k;
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          z = sum(x(1:2)) * k;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(c, k)
          z = g(c, k) + h(k, c);
        end
        function z = g(c, k)
          p = c{1};
          z = p(k);
        end
        function z = h(m, c)
          if isnumeric(m), z = m; else, z = feval(m, c{1}); end
        end
      </c:before>
      <c:after>
        function z = f(c, k)
          adm_check_handles(c);
          adm_check_handles(k, 'text');
          z = g(c, k) + h(k, c);
        end

        function z = g(c, k)
          p = c{1};
          z = p(k);
        end

        function z = h(m, c)
          if isnumeric(m)
            z = m;
          else
            z = feval(m, c{1});
          end
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, q, r, n)
          show(q, x);
          display_of_user(r, n * x);
          z = n * x;
        end
        function show(q, x)
          q.show(x);
        end
      </c:before>
      <c:after>
        function z = f(x, q, r, n)
          adm_check_objects(q);
          adm_check_objects(r);
          show(q, x);
          display_of_user(r, n * x);
          z = n * x;
        end

        function show(q, x)
          q.show(x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function/@ada:trusted" as="empty-sequence()"/>

  <xsl:template match="function[@ada:trusted]/statement-list" as="element(statement-list)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:for-each select="tokenize(../@ada:trusted, ',')">
        <xsl:variable name="given" as="element()" select="build:variable(build:name(tokenize(., '=')[1]))"/>
        <xsl:sequence select="if (ends-with(., '=object')) then build:passive('adm_check_objects', $given)
            else build:passive('adm_check_handles', ($given, build:literal('''text''')[ends-with(current(), '=text')]))"/>
      </xsl:for-each>
      <xsl:copy-of select="node()" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>
</xsl:stylesheet>
