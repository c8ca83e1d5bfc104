import { XMLParser } from 'fast-xml-parser';

/**
 * The product of a step: of a function another, of statements (or conditions) others, of the outermost parts with a feature
 * others, of the tree another, text, or only diagnostics (`check`).
 */
export type StepScope = 'function' | 'statement' | 'part' | 'document' | 'text' | 'check';

/** A before/after example of a step: MATLAB text, and the options under which it holds. */
export interface ContractCase {
  readonly before: string;
  /** Empty where the step only reports. */
  readonly after: string;
  /** The codes of the diagnostics that are expected. */
  readonly reports: string;
  readonly options: string;
}

/** The declarations of a stylesheet in its `c:contract` element. */
export interface Contract {
  readonly purpose: string;
  readonly scope: StepScope;
  /** Features (see census.ts) without any of which the step changes nothing; empty: it always runs. */
  readonly on: readonly string[];
  /** An XPath pattern that matches nothing after the step. */
  readonly ends: string | undefined;
  /** Annotations that the step reads and that earlier steps must have added, as `ada:name`. */
  readonly needs: readonly string[];
  /** Annotations that the step reads where they are there: not all pipelines add them before it. */
  readonly reads: readonly string[];
  /** Annotations that the step adds: those behind it may need them. */
  readonly adds: readonly string[];
  /** Annotations that the step writes on what it makes, so that what others have added stays true. */
  readonly writes: readonly string[];
  /** Annotations that are gone, or no longer true, until another step adds them anew. */
  readonly outdates: readonly string[];
  readonly cases: readonly ContractCase[];
}

interface ParsedContract {
  scope?: string;
  on?: string;
  ends?: string;
  needs?: string;
  reads?: string;
  adds?: string;
  writes?: string;
  outdates?: string;
  'c:purpose'?: string;
  'c:case'?: { 'c:before': string; 'c:after'?: string; options?: string; reports?: string }[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  parseAttributeValue: false,
  isArray: (name) => name === 'c:case',
});

const scopes: readonly string[] = [
  'function',
  'statement',
  'part',
  'document',
  'text',
  'check',
] satisfies StepScope[];

/** Reads the contract of a stylesheet from its text; throws where it is missing or malformed. */
export function readContract(stylesheet: string, name: string): Contract {
  const root = (parser.parse(stylesheet) as Record<string, Record<string, unknown> | undefined>)[
    'xsl:stylesheet'
  ];
  const found = root?.['c:contract'] as ParsedContract | undefined;
  if (found === undefined) throw new Error(`${name}.xsl has no contract`);
  const scope = found.scope ?? 'function';
  if (!scopes.includes(scope)) throw new Error(`${name}.xsl: unknown scope ${scope}`);
  const purpose = (found['c:purpose'] ?? '').replace(/\s+/g, ' ').trim();
  if (purpose === '') throw new Error(`${name}.xsl does not say its purpose`);
  return {
    purpose,
    scope: scope as StepScope,
    on: words(found.on),
    ends: found.ends,
    needs: words(found.needs),
    reads: words(found.reads),
    adds: words(found.adds),
    writes: words(found.writes),
    outdates: words(found.outdates),
    cases: (found['c:case'] ?? []).map((it) => ({
      before: dedent(it['c:before']),
      after: dedent(it['c:after'] ?? ''),
      reports: it.reports ?? '',
      options: it.options ?? '',
    })),
  };
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter((word) => word !== '');
}

/** The text without the blank lines around it and without the indentation that all its lines share. */
function dedent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const common = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(Number.isFinite(common) ? common : 0).trimEnd()).join('\n');
}
