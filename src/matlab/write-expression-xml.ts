import type { Expression, Index, Matrix } from './ast.js';
import type { LineIndex } from './source.js';
import type { SymbolNumbers } from './symbol-numbers.js';
import type { TreeWriter } from './tree-writer.js';

/** Writes expressions as AST XML. Positions stand on variables, indices, fields and handles only. */
export class ExpressionWriter {
  constructor(
    readonly xml: TreeWriter,
    readonly lines: LineIndex,
    readonly symbols: SymbolNumbers | undefined,
    readonly places: boolean,
  ) {}

  /** A position as the tree notes it, if it does. */
  at(start: number): string | undefined {
    if (!this.places) return undefined;
    const { line, column } = this.lines.place(start);
    return `${line}:${column}`;
  }

  /** The name of a variable or function. */
  name(name: string): void {
    this.xml.leaf('id', name, { id: this.symbols?.of(name) });
  }

  /** Expressions inside an element. */
  list(element: string, items: readonly Expression[]): void {
    this.xml.element(element, {}, () => {
      for (const it of items) this.write(it);
    });
  }

  /** An expression; `extra` holds the attributes that it gets as a statement. */
  write(it: Expression, extra: Readonly<Record<string, string | undefined>> = {}): void {
    const { xml } = this;
    switch (it.kind) {
      case 'literal':
        xml.leaf('literal', it.text, extra);
        break;
      case 'variable':
        xml.element('var', { at: this.at(it.start), ...extra }, () => {
          this.name(it.name);
        });
        break;
      case 'index':
        this.#writeIndex(it, extra);
        break;
      case 'field':
        xml.element('struct-ref', { at: this.at(it.start), ...extra }, () => {
          this.write(it.base);
          xml.leaf('id', it.name);
        });
        break;
      case 'dynamic-field':
        xml.element('dyn-struct-ref', { at: this.at(it.start), ...extra }, () => {
          this.write(it.base);
          this.write(it.name);
        });
        break;
      case 'range':
        this.#writeAll('range', extra, it.parts);
        break;
      case 'binary':
        this.#writeAll('binary', { op: it.operator, ...extra }, it.operands);
        break;
      case 'assignment':
        this.#writeAll('binary', { op: it.operator, ...extra }, [it.target, it.value]);
        break;
      case 'sum':
        xml.element('sum', extra, () => {
          for (const { sign, operand } of it.terms) this.#writeAll('op', { sign }, [operand]);
        });
        break;
      case 'unary':
        this.#writeAll('unary', { op: it.operator, place: placeOf(it), ...extra }, [it.operand]);
        break;
      case 'parenthesized':
        this.#writeAll('unary', { op: '()', ...extra }, [it.operand]);
        break;
      case 'matrix':
        this.#writeMatrix(it, extra);
        break;
      case 'anonymous-function':
        xml.element('anonymous-function', extra, () => {
          this.list('param-list', it.parameters);
          this.write(it.body);
        });
        break;
      case 'handle':
        xml.element('function-handle', { at: this.at(it.start), ...extra }, () => {
          this.name(it.name);
        });
        break;
      case 'metaclass':
        xml.element('metaclass', extra, () => {
          xml.leaf('id', it.name);
        });
        break;
      case 'colon':
      case 'end':
      case 'ignored':
        xml.element(it.kind);
        break;
    }
  }

  #writeAll(
    name: string,
    attributes: Readonly<Record<string, string | undefined>>,
    parts: readonly Expression[],
  ): void {
    this.xml.element(name, attributes, () => {
      for (const part of parts) this.write(part);
    });
  }

  #writeIndex(it: Index, extra: Readonly<Record<string, string | undefined>>): void {
    this.xml.element('array', { at: this.at(it.start), ...extra }, () => {
      this.write(it.base);
      for (const part of it.parts) {
        const write = (): void => {
          this.list('param-list', part.items);
        };
        if (part.braces) this.xml.element('cell-index', {}, write);
        else write();
      }
    });
  }

  #writeMatrix(it: Matrix, extra: Readonly<Record<string, string | undefined>>): void {
    this.xml.element('unary', { op: it.braces ? '{}' : '[]', ...extra }, () => {
      this.xml.element('row-list', {}, () => {
        for (const row of it.rows) this.list('item-list', row);
      });
    });
  }
}

/** Only where an operator may stand on either side does its place need to be told. */
function placeOf(it: { operator: string; postfix: boolean }): string | undefined {
  return it.postfix && (it.operator === '++' || it.operator === '--') ? 'postfix' : undefined;
}
