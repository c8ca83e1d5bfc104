<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:solver="urn:adjoinery:solver-function"
    xmlns:local="urn:adjoinery:outline-stored-integrands"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract guard="none" on="call@ada:is=missing" needs="ada:is" writes="ada:is">
    <c:purpose>A solver that is given what stands in a field or a cell, or a variable that got its value from there, gets an
      anonymous function that calls it: which function that is, is followed to calls only, not into the library.</c:purpose>
    <c:case>
      <c:before>
        function y = f(x, o)
          [s, y] = ode45(o.rate, [0, 1], x);
          y = fzero(o.list{2}, y) + fzero(@root, y);
        end
      </c:before>
      <c:after>
        function y = f(x, o)
          [s, y] = ode45(@(t, y_2) feval(o.rate, t, y_2), [0, 1], x);
          y = fzero(@(t) feval(o.list{2}, t), y) + fzero(@root, y);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, g, o)
          h = o.root;
          k = @(t) t^2 - x;
          y = fzero(h, x) + fzero(g, x) + fzero(k, x) + numel(o.root);
        end
      </c:before>
      <c:after>
        function y = f(x, g, o)
          h = o.root;
          k = @(t) t^2 - x;
          y = fzero(@(t_2) feval(h, t_2), x) + fzero(g, x) + fzero(k, x) + numel(o.root);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/solver-call.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[solver:is-solver(.)]/param-list/*[empty(preceding-sibling::*)][local:is-stored(.)]" as="element(anonymous-function)">
    <xsl:variable name="taken" as="map(xs:string, xs:boolean)" select="free:taken(ancestor::function[last()]//id)"/>
    <xsl:variable name="own" as="element(var)+"
        select="(if (../../id = $solver:trajectories) then ('t', 'y') else 't') ! build:variable(build:name(free:name($taken, .)))"/>
    <anonymous-function>
      <param-list>
        <xsl:sequence select="$own"/>
      </param-list>
      <call ada:is="missing">
        <xsl:sequence select="build:call('feval', (., $own))/*"/>
      </call>
    </anonymous-function>
  </xsl:template>

  <!-- Whether it is a field or a cell, or a variable that is given one. -->
  <xsl:function name="local:is-stored" as="xs:boolean">
    <xsl:param name="given" as="element()"/>
    <xsl:variable name="values" as="element()*" select="$given/self::var[id]/(let $name := string() return
        ancestor::function[last()]//binary[@op = '='][*[1]/self::var = $name]/*[2])"/>
    <xsl:sequence select="exists(($given, $values)/(self::struct-ref, self::array[cell-index]))"/>
  </xsl:function>
</xsl:stylesheet>
