import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A test program and what its tags (lines `%@ word rest`) say. */
export interface TaggedProgram {
  readonly name: string;
  readonly text: string;
  readonly parameters: readonly string[];
  readonly outputs: readonly string[];
  /** Lists of arguments, as in a call. */
  readonly points: readonly string[];
  /** By default all parameters. */
  readonly independents: readonly string[];
  /** By default all outputs. */
  readonly dependents: readonly string[];
  /** How many arguments the function gets, if it is tagged so. */
  readonly nargin: number | undefined;
  /** The handles that it gets. */
  readonly handles: Readonly<Record<string, string>>;
  /** How many values are asked for in `varargout`, if it has that. */
  readonly extra: number | undefined;
  /** Whether the complex step gives the derivative: no branches on, nor abs, real, norm… of active values. */
  readonly analytic: boolean;
  /** The `array-dimensions` of tangents in many directions: `2`, or `any` if it is tagged so. */
  readonly dimensions: string;
}

export function taggedProgram(path: string): TaggedProgram {
  return taggedText(basename(path, '.m'), readFileSync(path, 'utf8'));
}

export function taggedText(name: string, text: string): TaggedProgram {
  const tags = [...text.matchAll(/^%@ (\w+) ?(.*)$/gm)].map(([, word = '', rest = '']) => ({ word, rest }));
  const values = (word: string): string[] => tags.filter((it) => it.word === word).map((it) => it.rest);
  const unknown = tags.find(
    (it) =>
      !['at', 'independents', 'dependents', 'analytic', 'extra', 'dimensions', 'nargin', 'handle'].includes(
        it.word,
      ),
  );
  if (unknown !== undefined) throw new Error(`${name}: no tag is called ${unknown.word}`);
  const nargin = values('nargin').map(Number)[0];
  const [, outputs = '', parameters = ''] =
    /^function (?:\[?([^\]=]*)\]? = )?\w+ ?\(([^)]*)\)/m.exec(text) ?? [];
  const names = (list: string): string[] =>
    list
      .split(',')
      .map((it) => it.replace(/=.*/, '').trim())
      .filter((it) => it !== '');
  return {
    name,
    text,
    parameters: names(parameters).slice(0, nargin),
    outputs: names(outputs),
    points: values('at'),
    independents: names(values('independents')[0] ?? parameters).slice(0, nargin),
    nargin,
    handles: Object.fromEntries(values('handle').map((it) => it.split(/=(.*)/s, 2) as [string, string])),
    dependents: names(values('dependents')[0] ?? outputs),
    extra: values('extra').map(Number)[0],
    analytic: values('analytic').length > 0,
    dimensions: values('dimensions')[0] ?? '2',
  };
}
