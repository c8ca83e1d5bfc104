<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-given-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="call:feval" guard="none" needs="ada:active ada:is ada:made ada:names" writes="ada:is">
    <c:purpose>Where `feval` is given what only the caller knows, and active values, no derivative was made of the function that
      it calls: the run ends there (W209).</c:purpose>
    <c:case options="independents=x" reports="W209 W209">
      <c:before>
        function z = f(x, g, opt)
          z = feval(g, x) * x;
          if opt.n &gt; 1
            z = z + 2 * feval(opt.fun, 3, x);
          end
          z = z * feval(g, opt.n);
        end
      </c:before>
      <c:after>
        function z = f(x, g, opt)
          z = adm_check_called(g, 'feval') * x;
          if opt.n &gt; 1
            z = z + 2 * adm_check_called(opt.fun, 'feval');
          end
          z = z * feval(g, opt.n);
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, g, opt)
          if g &gt; 1
            g = opt.fun;
          end
          z = feval(g, x);
        end
      </c:before>
      <c:after>
        function z = f(x, g, opt)
          if g &gt; 1
            g = opt.fun;
          end
          z = feval(g, x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[id = 'feval'][@ada:is = 'missing'][not(@ada:names)][local:is-given(.)]" as="element(call)">
    <xsl:variable name="given" as="element()" select="param-list/*[1]"/>
    <!-- In a function that was made to call it, the value has the name that its first caller has for it. -->
    <xsl:variable name="made" as="xs:string?" select="ancestor::function[1][@ada:made = 'version']/id"/>
    <xsl:variable name="names" as="xs:string+" select="ancestor::function-list[last()]//call[id = $made]/param-list/*[1] ! local:path(.), local:path($given)"/>
    <xsl:message>
      <diagnostic code="W209" name="{$names[1]}" file="{ancestor::function[last()]/@file}" at="{(@at, ancestor::*/@at)[last()]}"/>
    </xsl:message>
    <xsl:sequence select="build:passive('adm_check_called', ($given, build:literal('''feval''')))"/>
  </xsl:template>

  <!-- Whether a call with active values gets a parameter, or a field of one, that the function does not set. -->
  <xsl:function name="local:is-given" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="function" as="element(function)" select="$call/ancestor::function[1]"/>
    <xsl:variable name="path" as="xs:string?" select="$call/param-list/*[1] ! local:path(.)"/>
    <xsl:variable name="name" as="xs:string?" select="$path ! tokenize(., '\.')[1]"/>
    <xsl:variable name="written" as="element()*" select="$function//binary[@op = '=']/*[1]/(self::unary//item-list/* | self::*[not(self::unary)])"/>
    <xsl:sequence select="exists($call/param-list/*[1]/descendant-or-self::var/@at) and $function/param-list/var/id = $name and empty($call/ancestor::anonymous-function)
        and exists($call/param-list/*[position() gt 1]/descendant-or-self::var/@ada:active)
        and not($function//(for | parfor)/id = $name)
        and not($written/descendant-or-self::*[local:path(.) = ($path, $name)])"/>
  </xsl:function>

  <!-- The name of a variable, or of a field of one. -->
  <xsl:function name="local:path" as="xs:string?">
    <xsl:param name="storage" as="element()"/>
    <xsl:choose>
      <xsl:when test="$storage/self::var">
        <xsl:sequence select="string($storage/id)"/>
      </xsl:when>
      <xsl:when test="$storage/self::struct-ref">
        <xsl:sequence select="local:path($storage/*[1]) ! (. || '.' || $storage/id)"/>
      </xsl:when>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
