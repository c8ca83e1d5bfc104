import type { Step } from '../../src/pipeline/manifest.js';
import { serializeXml } from '../../src/saxon/saxon.js';
import type { XmlElement } from '../../src/tree/xml-node.js';
import { RelaxNgSchema } from '../../src/rules/relax-ng-schema.js';

/** The schemas of the forms that programs have at the ends of phases, each read when it is first needed. */
export class FormSchemas {
  readonly #schemas = new Map<string, RelaxNgSchema>();

  /** The faults of a tree: at most one complaint. */
  complaint(form: string, xml: string): string[] {
    const schema = this.#schemas.get(form) ?? new RelaxNgSchema(form);
    this.#schemas.set(form, schema);
    const found = schema.complaint(xml);
    return found === undefined ? [] : [`${form}: ${found.message}`];
  }

  /** The faults of a tree after a step that promises a form. */
  complaints({ form }: Step, root: XmlElement): string[] {
    return form === undefined ? [] : this.complaint(form, serializeXml(root));
  }

  dispose(): void {
    for (const it of this.#schemas.values()) it.dispose();
  }
}
