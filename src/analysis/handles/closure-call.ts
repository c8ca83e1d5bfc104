import { annotation, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { variableKey } from '../reading/variable.js';

/**
 * The call that an anonymous function consists of, if it has the form that `outline-anonymous-functions` makes: its
 * parameters are arguments of the call, each once and in their order, and the other arguments hold none of them.
 */
export function closureCall(site: XmlElement): XmlElement | undefined {
  const body = site.localName === 'anonymous-function' ? children(site)[1] : undefined;
  return body !== undefined && annotation(body, 'outlined') !== undefined ? body : undefined;
}

/** The name of the function that a handle leads to, by its name or in text, if that has kept its name. */
export function handledFunction(site: XmlElement): string {
  if (site.localName === 'literal') {
    const [, , name = ''] = /^(['"])([A-Za-z]\w*)\1$/.exec(site.textContent) ?? [];
    return [undefined, name].includes(annotation(site, 'called')) ? name : '';
  }
  const call = closureCall(site);
  return call === undefined ? site.textContent : calleeName(call);
}

/** The places of the arguments of an anonymous function's call that are captured, not passed on. */
export function capturedPlaces(site: XmlElement): number[] {
  const call = closureCall(site);
  const [list] = children(site);
  if (call === undefined || list === undefined) return [];
  const own = children(list).map(variableKey);
  return argumentsOf(call).flatMap((it, place) =>
    isParameter(it, own) || it.localName === 'literal' ? [] : [place],
  );
}

/** Whether an anonymous function takes any number of arguments: its last parameter is a cell of those that are left. */
export function isOpen(site: XmlElement): boolean {
  return site.localName === 'anonymous-function' && closureParameters(site).at(-1) === 'varargin';
}

/** The parameters of an anonymous function. */
export function closureParameters(site: XmlElement): string[] {
  const [list] = children(site);
  return list === undefined ? [] : children(list).map(variableKey);
}

/** Whether an argument is one of the parameters of an anonymous function, given their keys. */
export function isParameter(argument: XmlElement | undefined, own: readonly string[]): boolean {
  return argument?.localName === 'var' && own.includes(variableKey(argument));
}
