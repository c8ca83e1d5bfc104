import { XMLParser } from 'fast-xml-parser';

/** One step of a linear pipeline. */
export interface Step {
  readonly kind: 'step' | 'analysis';
  readonly name: string;
  readonly phase: string;
  /** The pack that it belongs to; undefined: to the core. */
  readonly pack: string | undefined;
  /** The form that the tree has after this step, where it is the last of its phase. */
  readonly form: string | undefined;
  /** All of these must hold for the step to run. */
  readonly condition: readonly StepCondition[];
}

/** That an option has a value, or has another: `option=value`, `option!=value`. */
export interface StepCondition {
  readonly option: string;
  readonly value: string;
  readonly holds: boolean;
}

/** A linear pipeline: what happens, in order, to come to one product. */
export interface Pipeline {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** Whether a step is to run under these options. */
export function isWanted(step: Step, options: Readonly<Record<string, string>>): boolean {
  return step.condition.every((it) => (options[it.option] === it.value) === it.holds);
}

interface OrderedNode {
  readonly [name: string]: OrderedNode[] | Record<string, string> | undefined;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  preserveOrder: true,
});

/** Reads the linear pipelines from what `unroll-pipelines.xsl` gives. */
export function readPipelines(xml: string): Pipeline[] {
  const document = parser.parse(xml) as OrderedNode[];
  const root = document.find((node) => node['pipelines'] !== undefined);
  return childrenOf(root, 'pipelines').map((node) => ({
    name: attributesOf(node)['name'] ?? '',
    steps: childrenOf(node, 'pipeline').map(readStep),
  }));
}

function readStep(node: OrderedNode): Step {
  const attributes = attributesOf(node);
  return {
    kind: node['analysis'] === undefined ? 'step' : 'analysis',
    name: attributes['name'] ?? '',
    phase: attributes['phase'] ?? '',
    pack: attributes['pack'],
    form: attributes['form'],
    condition: (attributes['if'] ?? '')
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => {
        const [, option = '', not = '', value = ''] = /^(.*?)(!?)=(.*)$/.exec(word) ?? [];
        return { option, value, holds: not === '' };
      }),
  };
}

function childrenOf(node: OrderedNode | undefined, name: string): OrderedNode[] {
  const children = node?.[name];
  return Array.isArray(children) ? children : [];
}

function attributesOf(node: OrderedNode): Record<string, string> {
  return (node[':@'] ?? {}) as Record<string, string>;
}
