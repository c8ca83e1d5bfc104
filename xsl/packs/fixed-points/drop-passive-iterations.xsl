<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call@ada:feeds call:adm_fixed_value" needs="ada:active ada:feeds">
    <c:purpose>Drops the iteration at a fixed point, and what takes its derivatives, where there are none: counters
      that the loop has given need not come to rest.</c:purpose>
    <c:case>
      <c:before>
        function [x, n] = f(x, p)
          n = 0;
          d = 1;
          %ADiMat &lt;fixed-point tolerance="1e-8"/&gt;
          while d &gt; 1e-9
            n = n + 1;
            d = x - p / x;
            x = x - d / 2;
            d = abs(d);
          end
        end
      </c:before>
      <c:after>
        function [x, n] = f(x, p)
          n = 0;
          d = 1;
          [x, n] = f_loop(x, n, p, d);
          [next_x, next_n] = f_iteration(x, n, p);
          x = adm_fixed_value(x, next_x, next_x);
        end

        function [x, n] = f_loop(x, n, p, d)
          while d &gt; 1e-9
            n = n + 1;
            d = x - p / x;
            x = x - d / 2;
            d = abs(d);
          end
        end

        function [x, n] = f_iteration(x, n, p)
          n = n + 1;
          d = x - p / x;
          x = x - d / 2;
          d = abs(d);
        end
      </c:after>
    </c:case>
    <c:case options="independents=q">
      <c:before>
        function x = f(x, p, q)
          %ADiMat &lt;fixed-point tolerance="1e-12"/&gt;
          while true
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12, break; end
            x = y;
          end
          x = x * q;
        end
      </c:before>
      <c:after>
        function x = f(x, p, q)
          x = f_loop(x, p);
          x = x * q;
        end

        function x = f_loop(x, p)
          while true
            tmpbreak1 = false;
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12
              tmpbreak1 = true;
            else
              x = y;
            end
            if tmpbreak1, break; end
          end
        end

        function x = f_iteration(x, p)
          y = cos(p * x);
          x = y;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[not(@ada:active)][call/@ada:feeds or call/id = 'adm_fixed_value']" as="empty-sequence()"/>
</xsl:stylesheet>
