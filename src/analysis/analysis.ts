import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { RuleTable } from '../rules/rule-table.js';
import type { XmlElement } from '../tree/xml-node.js';

/** What an analysis may know besides the tree, and where it reports what it finds wrong. */
export interface AnalysisContext {
  readonly options: Readonly<Record<string, string>>;
  readonly rules: RuleTable;
  readonly report: (it: Diagnostic) => void;
}

/** A step that looks at the whole tree as a graph and writes down what it finds as attributes, nothing else. */
export interface Analysis {
  readonly name: string;
  /** Attributes that must have been added by earlier steps, as `ada:name`. */
  readonly needs: readonly string[];
  /** Attributes that the analysis adds, as `ada:name`. */
  readonly adds: readonly string[];
  run(root: XmlElement, context: AnalysisContext): void;
}
