<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:solver="urn:adjoinery:solver-function"
    xmlns:local="urn:adjoinery:expand-solver-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" needs="ada:is" adds="ada:for ada:made" writes="ada:is"
      on="call@ada:is=missing call:pcg call:pcr call:gmres call:cgs call:bicgstab call:tfqmr">
    <c:purpose>Writes calls of solvers and integrals as functions of the program that call the solver and then add the
      dependence on captured values: by the equation that is solved, or by the integrand.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, p)
          z = fzero(@(t) t^3 - p, x) + fsolve(@cos, 2);
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          z = fzero_of(@(t) t^3 - p, x) + fsolve_of(@cos, 2);
        end

        function value = fzero_of(f, argument2)
          found = fzero(f, argument2);
          residual = feval(f, found);
          value = adm_implicit(found, residual, residual, adm_jacobian(f, found));
        end

        function value = fsolve_of(f, argument2)
          found = fsolve(f, argument2);
          residual = feval(f, found);
          value = adm_implicit(found, residual, residual, adm_jacobian(f, found));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, o)
          h = @(t) t^3 - x;
          [z, r, info] = fzero(h, [0, 2], o);
          [y{:}] = fzero(h, [0, 2], o);
          fzero(h, [0, 2]);
        end
      </c:before>
      <c:after>
        function z = f(x, o)
          h = @(t) t^3 - x;
          [z, r, info] = fzero_giving_3_of(h, [0, 2], o);
          [y{:}] = fzero(h, [0, 2], o);
          fzero(h, [0, 2]);
        end

        function [value, output2, output3] = fzero_giving_3_of(f, argument2, argument3)
          [found, output2, output3] = fzero(f, argument2, argument3);
          residual = feval(f, found);
          value = adm_implicit(found, residual, residual, adm_jacobian(f, found));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, p)
          z = integral(@(t) t^p, 0, x, 'WayPoints', 2) + quadv(@cos, 0, p);
          z = integral(@sin, 0, x, 'Nobody', 2);
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          z = integral_of(@(t) t^p, 0, x, 'WayPoints', 2) + quadv_of(@cos, 0, p);
          z = integral(@sin, 0, x, 'Nobody', 2);
        end

        function value = integral_of(f, argument2, argument3, argument4, argument5)
          found = integral(f, argument2, argument3, argument4, argument5);
          near = f;
          [points, weights] = adm_quadrature(f, @(argument1) feval(near, argument1), argument2, argument3, found, argument5, 'column');
          total = sum(weights .* reshape(feval(f, points), size(weights)));
          value = adm_integral(found, total, total, argument2, argument2, argument3, argument3, adm_bound(f, argument2), adm_bound(f, argument3), argument5);
        end

        function value = quadv_of(f, argument2, argument3)
          found = quadv(f, argument2, argument3);
          near = f;
          [points, weights] = adm_quadrature(f, @(argument1) feval(near, argument1), argument2, argument3, found, [], 'each');
          total = zeros(size(found));
          for k = 1:numel(points)
            total = total + weights(k) .* feval(f, points(k));
          end
          value = adm_integral(found, total, total, argument2, argument2, argument3, argument3, adm_bound(f, argument2), adm_bound(f, argument3), []);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, p, y)
          g = @(v) p .* v;
          z = pcg(g, x) + pcg(y, x);
        end
      </c:before>
      <c:after>
        function z = f(x, p, y)
          g = @(v) p .* v;
          z = pcg_of(g, x) + pcg(y, x);
        end

        function value = pcg_of(f, argument2)
          found = pcg(f, argument2);
          residual = feval(f, found) - argument2;
          value = adm_implicit(found, residual, residual, adm_multiplier(f, found));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, o)
          [t, y] = ode45(@(t, y) -x * y, [0, 1], [1; 2], o);
          [~, z] = ode45(@(t, y) -x * y, [0, 1, 2], y(end, :));
          s = ode45(@(t, y) -x * y, [0, 1], 1);
        end
      </c:before>
      <c:after>
        function z = f(x, o)
          [t, y] = ode45_giving_2_of(@(t, y) -x * y, [0, 1], [1; 2], o);
          [tmpo1, z] = ode45_giving_2_of_2(@(t, y) -x * y, [0, 1, 2], y(end, :));
          s = ode45_of(@(t, y) -x * y, [0, 1], 1);
        end

        function [times, value] = ode45_giving_2_of(f, argument2, argument3, argument4)
          [times, found] = ode45(f, argument2, argument3, argument4);
          near = f;
          [mesh, steps, weights] = adm_ode_mesh('ode45', f, @(argument1, argument2) feval(near, argument1, argument2), times, argument2, argument3, argument4);
          [nodes, inner, outer] = adm_ode_tableau('ode45');
          state = reshape(argument3, [], 1);
          states = zeros(numel(state), numel(times));
          for k = 1:numel(mesh) - 1
            step = mesh(k + 1) - mesh(k);
            rates = zeros(numel(state), numel(nodes));
            for j = 1:numel(nodes)
              rates(:, j) = reshape(feval(f, (1 - nodes(j)) * mesh(k) + nodes(j) * mesh(k + 1), state + step * (rates * inner(:, j))), [], 1);
            end
            results = find(steps == k);
            states(:, results) = state + step * (rates * weights(:, results));
            state = state + step * (rates * outer);
          end
          again = transpose(states);
          value = adm_trajectory(found, argument2, again, again);
        end

        function [times, value] = ode45_giving_2_of_2(f, argument2, argument3)
          [times, found] = ode45(f, argument2, argument3);
          near = f;
          [mesh, steps, weights] = adm_ode_mesh('ode45', f, @(argument1, argument2) feval(near, argument1, argument2), times, argument2, argument3, []);
          [nodes, inner, outer] = adm_ode_tableau('ode45');
          state = reshape(argument3, [], 1);
          states = zeros(numel(state), numel(times));
          for k = 1:numel(mesh) - 1
            step = mesh(k + 1) - mesh(k);
            rates = zeros(numel(state), numel(nodes));
            for j = 1:numel(nodes)
              rates(:, j) = reshape(feval(f, (1 - nodes(j)) * mesh(k) + nodes(j) * mesh(k + 1), state + step * (rates * inner(:, j))), [], 1);
            end
            results = find(steps == k);
            states(:, results) = state + step * (rates * weights(:, results));
            state = state + step * (rates * outer);
          end
          again = transpose(states);
          value = adm_trajectory(found, argument2, again, again);
        end

        function value = ode45_of(f, argument2, argument3)
          value = ode45(f, argument2, argument3);
          times = value.x;
          found = value.y;
          near = f;
          [mesh, steps, weights] = adm_ode_mesh('ode45', f, @(argument1, argument2) feval(near, argument1, argument2), times, argument2, argument3, []);
          [nodes, inner, outer] = adm_ode_tableau('ode45');
          state = reshape(argument3, [], 1);
          states = zeros(numel(state), numel(times));
          for k = 1:numel(mesh) - 1
            step = mesh(k + 1) - mesh(k);
            rates = zeros(numel(state), numel(nodes));
            for j = 1:numel(nodes)
              rates(:, j) = reshape(feval(f, (1 - nodes(j)) * mesh(k) + nodes(j) * mesh(k + 1), state + step * (rates * inner(:, j))), [], 1);
            end
            results = find(steps == k);
            states(:, results) = state + step * (rates * weights(:, results));
            state = state + step * (rates * outer);
          end
          again = states;
          value.y = adm_trajectory(found, argument2, again, again);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, o)
          [z, state] = lsode(@(y, t) -x * y, [1; 2], [0, 1]);
          [t, y] = ode15s(@(t, y) -x * y, [0, 1], z(end, :), o);
          s = ode15s(@(t, y) -x * y, [0, 1], 1);
        end
      </c:before>
      <c:after>
        function z = f(x, o)
          [z, state] = lsode_giving_2_of(@(y, t) -x * y, [1; 2], [0, 1]);
          [t, y] = ode15s_giving_2_of(@(t, y) -x * y, [0, 1], z(end, :), o);
          s = ode15s(@(t, y) -x * y, [0, 1], 1);
        end

        function [value, output2] = lsode_giving_2_of(f, argument2, argument3)
          [found, output2] = lsode(f, argument2, argument3);
          near = f;
          [mesh, steps, weights] = adm_ode_points('lsode', f, @(argument1, argument2) feval(near, argument1, argument2), argument3, argument2, found, []);
          [nodes, inner, outer] = adm_ode_tableau('lsode');
          state = reshape(argument2, [], 1);
          states = zeros(numel(state), numel(argument3));
          for k = 1:numel(mesh) - 1
            step = mesh(k + 1) - mesh(k);
            [stages, slope] = adm_ode_stages('lsode', f, mesh(k), mesh(k + 1), state);
            residual = zeros(numel(state), numel(nodes));
            for j = 1:numel(nodes)
              residual(:, j) = stages(:, j) - reshape(feval(f, state + step * (stages * inner(:, j)), (1 - nodes(j)) * mesh(k) + nodes(j) * mesh(k + 1)), [], 1);
            end
            rates = adm_implicit(stages, residual, residual, slope);
            results = find(steps == k);
            states(:, results) = state + step * (rates * weights(:, results));
            state = state + step * (rates * outer);
          end
          again = transpose(states);
          value = adm_trajectory(found, argument3, again, again);
        end

        function [times, value] = ode15s_giving_2_of(f, argument2, argument3, argument4)
          [times, found] = ode15s(f, argument2, argument3, argument4);
          near = f;
          [mesh, steps, weights] = adm_ode_points('ode15s', f, @(argument1, argument2) feval(near, argument1, argument2), times, argument3, found, argument4);
          [nodes, inner, outer] = adm_ode_tableau('ode15s');
          state = reshape(argument3, [], 1);
          states = zeros(numel(state), numel(times));
          for k = 1:numel(mesh) - 1
            step = mesh(k + 1) - mesh(k);
            [stages, slope] = adm_ode_stages('ode15s', f, mesh(k), mesh(k + 1), state);
            residual = zeros(numel(state), numel(nodes));
            for j = 1:numel(nodes)
              residual(:, j) = stages(:, j) - reshape(feval(f, (1 - nodes(j)) * mesh(k) + nodes(j) * mesh(k + 1), state + step * (stages * inner(:, j))), [], 1);
            end
            rates = adm_implicit(stages, residual, residual, slope);
            results = find(steps == k);
            states(:, results) = state + step * (rates * weights(:, results));
            state = state + step * (rates * outer);
          end
          again = transpose(states);
          value = adm_trajectory(found, argument2, again, again);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/solver-call.xsl"/>
  <xsl:include href="../../lib/solver-function.xsl"/>
  <xsl:include href="../../lib/trajectory.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:variable name="calls" as="element(call)*" select=".//call[solver:is-solver(.)]"/>
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="calls" tunnel="yes" select="$calls"/>
        <xsl:with-param name="names" tunnel="yes" select="free:of-kinds(free:taken(.//id), distinct-values($calls ! local:kind(.)))"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="master-tree/function-list" as="element(function-list)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:param name="calls" as="element(call)*" tunnel="yes"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()"/>
      <xsl:for-each-group select="$calls" group-by="local:kind(.)">
        <xsl:call-template name="solver:function">
          <xsl:with-param name="name" select="$names(current-grouping-key())"/>
          <xsl:with-param name="call" select="."/>
          <xsl:with-param name="outputs" select="solver:outputs(.)"/>
          <xsl:with-param name="form" select="solver:form(.)"/>
          <xsl:with-param name="breaks" select="solver:breaks(.)"/>
        </xsl:call-template>
      </xsl:for-each-group>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="call[solver:is-solver(.)]" as="element(call)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <call ada:is="user">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:name($names(local:kind(.)))"/>
      <param-list>
        <xsl:apply-templates select="param-list/*"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:function name="local:base" as="xs:string">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/id || (if (solver:outputs($call) gt 1) then '_giving_' || solver:outputs($call) else '') || '_of'"/>
  </xsl:function>

  <xsl:function name="local:kind" as="xs:string">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="string-join((local:base($call), count($call/param-list/*), solver:form($call), solver:breaks($call)), '|')"/>
  </xsl:function>
</xsl:stylesheet>
