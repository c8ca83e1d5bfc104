import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { RuleTable } from '../rules/rule-table.js';
import type { AnnotationAttribute } from '../tree/annotation-names.js';
import type { XmlElement } from '../tree/xml-node.js';

/** The knowledge of an analysis besides the tree, and where it reports errors. */
export interface AnalysisContext {
  readonly options: Readonly<Record<string, string>>;
  readonly rules: RuleTable;
  readonly report: (it: Diagnostic) => void;
}

/** A step that looks at the whole tree as a graph and writes down what it finds as attributes, nothing else. */
export interface Analysis {
  readonly name: string;
  /** Annotations that the analysis reads and that earlier steps must have added, as `ada:name`. */
  readonly needs: readonly AnnotationAttribute[];
  /** Annotations that it reads where they are there: not all pipelines add them before it. */
  readonly reads?: readonly AnnotationAttribute[];
  /** Annotations that it adds: those behind it may need them. */
  readonly adds: readonly AnnotationAttribute[];
  /** Annotations that an earlier analysis began to add: nobody may need them before this one has run, too. */
  readonly completes?: readonly AnnotationAttribute[];
  /** Annotations that it writes here and there, so that what others have added stays true. */
  readonly writes?: readonly AnnotationAttribute[];
  /** Whether a second run on the same tree finds the same, so that it need not be. */
  readonly isRepeatable?: boolean;
  /**
   * Whether it may report something: always, where a tree that is to become the one that it runs on shows it, or, by
   * default, never. Runs that only report end where nothing is left that may.
   */
  readonly mayReport?: true | ((root: XmlElement, context: Omit<AnalysisContext, 'report'>) => boolean);
  /** Steps that no pipeline may have without this analysis, where it only reports, or adds to what others find. */
  readonly goesWith?: readonly string[];
  run(root: XmlElement, context: AnalysisContext): void;
}
