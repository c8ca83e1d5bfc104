<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:local="urn:adjoinery:expand-solver-parameters"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract guard="none" on="call:ode45 call:ode23 call:quad call:quadl call:quadv call:fzero call:fsolve" needs="ada:is" writes="ada:is">
    <c:purpose>Captures by an anonymous function the extra parameters that old programs pass to solvers behind the options.
      The sign to trace an integral goes, if it is none, and so do empty options, but where the function may ask how many
      arguments it gets: Octave passes them on, too. Options that name functions pass them to these: there all
      stays.</c:purpose>
    <c:case>
      <c:before>
        function [y, q] = f(x, t, o)
          [s, y] = ode45(@rate, [0, 1], x, o, t, 2 * x);
          [s, y] = ode45(@rate, [0, 1], y, []);
          q = quadl(@power, 0, x, 1e-8, [], t) + quadl(@sin, 0, x, [], 1, 2);
        end
      </c:before>
      <c:after>
        function [y, q] = f(x, t, o)
          [s, y] = ode45(@(t_2, y_2) feval(@rate, t_2, y_2, t, 2 * x), [0, 1], x, o);
          [s, y] = ode45(@rate, [0, 1], y, []);
          q = quadl(@(t_2) feval(@power, t_2, t), 0, x, 1e-8) + quadl(@sin, 0, x, [], 1, 2);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, p, o)
          y = fzero(@root, 1, [], p) + fsolve(@root, x, o, p, 2) + quad(o.root, 0, x, 1e-8, [], p) + fzero(@root, x, o);
        end
      </c:before>
      <c:after>
        function y = f(x, p, o)
          y = fzero(@(t) feval(@root, t, p), 1) + fsolve(@(t) feval(@root, t, p, 2), x, o) + quad(@(t) feval(o.root, t, p), 0, x, 1e-8) + fzero(@root, x, o);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, p)
          [s, y] = ode45(@rate, [0, 1], x, [], p);
          [s, z] = ode45(@other, [0, 1], x, [], p);
        end
        function d = rate(t, u, varargin)
          d = -u * numel(varargin);
        end
        function d = other(t, u, p)
          d = -u * p;
        end
      </c:before>
      <c:after>
        function y = f(x, p)
          [s, y] = ode45(@rate, [0, 1], x, [], p);
          [s, z] = ode45(@(t, y_2) feval(@other, t, y_2, p), [0, 1], x);
        end

        function d = rate(t, u, varargin)
          d = -u * numel(varargin);
        end

        function d = other(t, u, p)
          d = -u * p;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, p)
          o = odeset('Events', @stop);
          [s, y] = ode45(@rate, [0, 1], x, o, p);
        end
      </c:before>
      <c:after>
        function y = f(x, p)
          o = odeset('Events', @stop);
          [s, y] = ode45(@rate, [0, 1], x, o, p);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, p)
          o = odeset();
          o.OutputFcn = @show;
          [s, y] = ode45(@rate, [0, 1], x, o, p);
          [s, w] = ode23(@rate, [0, p.mass], y(end, :), odeset(), p);
        end
      </c:before>
      <c:after>
        function y = f(x, p)
          o = odeset();
          o.OutputFcn = @show;
          [s, y] = ode45(@rate, [0, 1], x, o, p);
          [s, w] = ode23(@(t, y_2) feval(@rate, t, y_2, p), [0, p.mass], y(end, :), odeset());
        end
      </c:after>
    </c:case>
    <c:case reports="W214">
      <c:before>
        function z = f(g, x, p, varargin)
          [t, y] = ode23(g, [0, x], p, [], varargin{:});
          z = y(end) * quadv('h', 0, x, [], 0, p) + quadv(g, 0, x, [], 0);
          z = z + quadl(@(s, q) q * s, 0, x, 1e-8, 0, p);
        end
      </c:before>
      <c:after>
        function z = f(g, x, p, varargin)
          [t, y] = ode23(@(t_2, y_2) feval(g, t_2, y_2, varargin{:}), [0, x], p);
          z = y(end) * quadv(@(t_2) feval('h', t_2, p), 0, x, []) + quadv(g, 0, x, [], 0);
          z = z + quadl(@(t_2) feval(@(s, q) q * s, t_2, p), 0, x, 1e-8);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[local:has-parameters(.)]" as="element(call)">
    <xsl:variable name="taken" as="map(xs:string, xs:boolean)" select="free:taken(ancestor::function[last()]//id)"/>
    <xsl:variable name="own" as="element(var)+"
        select="(if (local:is-equation(.)) then ('t', 'y') else 't') ! build:variable(build:name(free:name($taken, .)))"/>
    <xsl:variable name="arguments" as="element()+">
      <xsl:apply-templates select="param-list/*"/>
    </xsl:variable>
    <xsl:variable name="handed" as="element(call)">
      <call ada:is="missing">
        <xsl:sequence select="build:call('feval', ($arguments[1], $own, $arguments[position() gt local:behind(current())]))/*"/>
      </call>
    </xsl:variable>
    <call>
      <xsl:copy-of select="@*, id" copy-namespaces="no"/>
      <param-list>
        <anonymous-function>
          <param-list>
            <xsl:sequence select="$own"/>
          </param-list>
          <xsl:sequence select="$handed"/>
        </anonymous-function>
        <xsl:sequence select="$arguments[position() gt 1 and position() lt local:options(current())],
            $arguments[local:options(current())][local:is-integral(current()) or not(local:is-empty(.))]"/>
      </param-list>
    </call>
  </xsl:template>

  <!-- The function is asked for once only, where it is nothing that is computed. -->
  <xsl:function name="local:has-parameters" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="arguments" as="element()*" select="$call/param-list/*"/>
    <xsl:sequence select="$call/id = ('ode45', 'ode23', 'quad', 'quadl', 'quadv', 'fzero', 'fsolve') and not($call/@ada:is = 'user')
        and count($arguments) gt local:behind($call)
        and exists($arguments[1]/(self::var, self::struct-ref, self::function-handle, self::anonymous-function, self::literal))
        and empty($arguments[position() le local:behind($call)]/self::array/cell-index/param-list/(colon, range, unary))
        and (if (local:is-integral($call)) then local:is-empty($arguments[5]) or $arguments[5] = '0'
          else if (not(local:is-equation($call))) then true()
          else not(local:is-empty($arguments[4]) and local:may-count($arguments[1])) and not(local:hands-on($call)))"/>
  </xsl:function>

  <!-- Whether a function may ask how many arguments it gets: if it has no name, any that may be meant. -->
  <xsl:function name="local:may-count" as="xs:boolean">
    <xsl:param name="function" as="element()"/>
    <xsl:variable name="units" as="element()*" select="root($function)//(function | anonymous-function)"/>
    <xsl:variable name="meant" as="element()*" select="
        if ($function/self::function-handle) then $units[id = $function/id]
        else if ($function/self::anonymous-function) then $function
        else $units except $function/ancestor::function"/>
    <xsl:sequence select="exists($meant[param-list/var/id = 'varargin' or .//id = 'nargin'])"/>
  </xsl:function>

  <!-- Whether options may name more functions, which are handed the same. -->
  <xsl:function name="local:hands-on" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="options" as="element(id)?" select="$call/param-list/*[4]/self::var/id"/>
    <xsl:sequence select="exists((root($call)//literal ! substring(., 2, string-length(.) - 2), root($call)//struct-ref[var/id = $options]/id)
        [matches(., '^(events|mass|jacobian|outputfcn)$', 'i')])"/>
  </xsl:function>

  <xsl:function name="local:is-integral" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/id = ('quad', 'quadl', 'quadv')"/>
  </xsl:function>

  <xsl:function name="local:is-equation" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/id = ('ode45', 'ode23')"/>
  </xsl:function>

  <!-- The place of the options, or of the tolerance. -->
  <xsl:function name="local:options" as="xs:integer">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="if ($call/id = ('fzero', 'fsolve')) then 3 else 4"/>
  </xsl:function>

  <!-- How many arguments of the solver itself there are. -->
  <xsl:function name="local:behind" as="xs:integer">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="if (local:is-integral($call)) then 5 else local:options($call)"/>
  </xsl:function>

  <xsl:function name="local:is-empty" as="xs:boolean">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="exists($it/self::unary[@op = '[]'][empty(row-list/*)])"/>
  </xsl:function>
</xsl:stylesheet>
