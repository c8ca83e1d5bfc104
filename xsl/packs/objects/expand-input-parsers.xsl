<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns:build="urn:adjoinery:build" xmlns:parsed="urn:adjoinery:parsed-arguments"
    xmlns:parser="urn:adjoinery:input-parser"
    xmlns:local="urn:adjoinery:expand-input-parsers"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="var:inputParser">
    <c:purpose>An object of the class inputParser that is made, told what to expect, and parses once, becomes a structure with
      what is read of it: the names that it was told get their values from the arguments as Octave's parser gives them, with
      the fields in the order of MATLAB's. Others stay.</c:purpose>
    <c:case>
      <c:before>
        function z = f(varargin)
          p = inputParser();
          p.FunctionName = 'f';
          p.KeepUnmatched = true;
          p.CaseSensitive = true;
          limit = 3;
          p.addRequired("x", @(v) v &lt; limit); % what goes in
          p.addOptional('n', 2, @(v) validateattributes(v, {'numeric'}, {'scalar'}));
          p.addParameter('m', []);
          p.addSwitch('Fast_way');
          p.parse(varargin{:});
          z = numel(p.UsingDefaults) + numel(p.Parameters) + p.Unmatched.k;
        end
      </c:before>
      <c:after>
        function z = f(varargin)
          limit = 3;
          tmpvalidp_x = @(v) v &lt; limit;
          % what goes in
          p = struct('Results', struct(), 'Unmatched', struct());
          tmpmissingp = {'n', 'm', 'Fast_way'};
          if numel(varargin) &lt; 1
            error('There are too few arguments.');
          end
          p.Results.Fast_way = false;
          p.Results.m = [];
          p.Results.n = 2;
          p.Results.x = varargin{1};
          if ~(tmpvalidp_x(p.Results.x))
            error('x is not valid.');
          end
          tmpplacep = 2;
          if numel(varargin) >= 2 &amp;&amp; ~(any(strcmp(varargin{2}, {'Fast_way'}))) &amp;&amp; ~(any(strcmp(varargin{2}, {'m'})) &amp;&amp; numel(varargin) &gt; 2) &amp;&amp; ~(ischar(varargin{2}))
            p.Results.n = varargin{2};
            validateattributes(p.Results.n, {'numeric'}, {'scalar'});
            tmpmissingp(strcmp(tmpmissingp, 'n')) = [];
            tmpplacep = 3;
          end
          while tmpplacep &lt;= numel(varargin)
            switch varargin{tmpplacep}
              case 'm'
                p.Results.m = varargin{tmpplacep + 1};
                tmpmissingp(strcmp(tmpmissingp, 'm')) = [];
                tmpplacep = tmpplacep + 2;
              case 'Fast_way'
                p.Results.Fast_way = true;
                tmpmissingp(strcmp(tmpmissingp, 'Fast_way')) = [];
                tmpplacep = tmpplacep + 1;
              otherwise
                p.Unmatched.(varargin{tmpplacep}) = varargin{tmpplacep + 1};
                tmpplacep = tmpplacep + 2;
            end
          end
          z = numel(tmpmissingp) + numel({'x', 'n', 'm', 'Fast_way'}) + p.Unmatched.k;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, varargin)
          p = inputParser;
          p.addParameter('a', 3);
          p.parse(varargin{:});
          g(p);
          z = p.Results.a * x;
        end
      </c:before>
      <c:after>
        function z = f(x, varargin)
          p = inputParser;
          p.addParameter('a', 3);
          p.parse(varargin{:});
          g(p);
          z = p.Results.a * x;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, varargin)
          p = inputParser;
          p.addRequired('x', @isnumeric);
          addParameter(p, 'n', 2 * x, @(v) v &gt; 0);
          parse(p, x, varargin{:}); % now
          z = p.Results.x ^ p.Results.n;
        end
      </c:before>
      <c:after>
        function z = f(x, varargin)
          tmpdefaultp_n = 2 * x;
          p = struct('Results', struct());
          p.Results.n = tmpdefaultp_n;
          p.Results.x = x;
          if ~(isnumeric(p.Results.x))
            error('x is not valid.');
          end
          for tmpplacep = 1:2:numel(varargin)
            switch lower(varargin{tmpplacep})
              case 'n'
                p.Results.n = varargin{tmpplacep + 1};
                if ~(p.Results.n &gt; 0)
                  error('n is not valid.');
                end
              otherwise
                error('There is no argument %s.', varargin{tmpplacep});
            end
          end
          % now
          z = p.Results.x^p.Results.n;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/build-conditions.xsl"/>
  <xsl:include href="../../lib/input-parser.xsl"/>
  <xsl:include href="../../lib/parsed-arguments.xsl"/>
  <xsl:include href="../../lib/parsed-names.xsl"/>
  <xsl:include href="../../lib/parsed-parts.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function" as="element(function)">
    <xsl:copy copy-namespaces="no">
      <xsl:apply-templates select="@*, node()">
        <xsl:with-param name="objects" select="statement-list/binary[parser:makes(.)][parser:is-seen(.)]/var[1]/string(id)" tunnel="yes"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="function/statement-list/*[not(self::adc:comment)]" as="element()*">
    <xsl:param name="objects" as="xs:string*" tunnel="yes"/>
    <xsl:variable name="statement" as="element()" select="."/>
    <xsl:variable name="object" as="xs:string?" select="$objects[local:is-of($statement, .)]"/>
    <xsl:choose>
      <xsl:when test="empty($object)">
        <xsl:next-match/>
      </xsl:when>
      <xsl:when test="parser:method(., $object) = 'parse'">
        <xsl:sequence select="parsed:statements(., $object)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="parser:method(., $object) ! local:kept($statement, $object, .)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Variables of their own hold the queries on an object. -->
  <xsl:template match="struct-ref[var][id = ('UsingDefaults', 'Parameters')]" as="element()">
    <xsl:param name="objects" as="xs:string*" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="not(var/id = $objects)">
        <xsl:next-match/>
      </xsl:when>
      <xsl:when test="id = 'UsingDefaults'">
        <xsl:sequence select="parser:missing(var/id)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:cell(parser:adders(ancestor::function[1], var/id) ! build:text(parser:name(.)))"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- A statement that followed a removed one stands by itself. -->
  <xsl:template match="function/statement-list/adc:comment[@place = 'trailing']" as="element(adc:comment)">
    <xsl:param name="objects" as="xs:string*" tunnel="yes"/>
    <xsl:variable name="statement" as="element()?" select="preceding-sibling::*[1]"/>
    <xsl:copy copy-namespaces="no">
      <xsl:copy-of select="@*"/>
      <xsl:if test="$statement and (some $object in $objects satisfies local:is-of($statement, $object))">
        <xsl:attribute name="place" select="'own'"/>
      </xsl:if>
      <xsl:copy-of select="node()"/>
    </xsl:copy>
  </xsl:template>

  <!-- Whether a statement makes an object, tells it something, or has it parse. -->
  <xsl:function name="local:is-of" as="xs:boolean">
    <xsl:param name="statement" as="element()"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:sequence select="exists(parser:method($statement, $object)) or parser:sets($statement, $object)
        or parser:makes($statement) and $statement/var[1]/id = $object"/>
  </xsl:function>

  <!-- A value that a declaration evaluates and parsing needs later: it keeps the value that it has there. -->
  <xsl:function name="local:kept" as="element(binary)*">
    <xsl:param name="adder" as="element()"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:param name="method" as="xs:string"/>
    <xsl:variable name="default" as="element()" select="parser:default($adder, $method)"/>
    <xsl:variable name="valid" as="element()?" select="parser:validator($adder, $method)"/>
    <xsl:sequence select="$default[not(parser:is-fixed(.))] ! build:assign(parser:temporary('default', $object, $adder), .),
        $valid[not(parser:is-fixed(.))] ! build:assign(parser:temporary('valid', $object, $adder), .)"/>
  </xsl:function>
</xsl:stylesheet>
