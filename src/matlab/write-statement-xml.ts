import type {
  ArgumentDeclaration,
  ArgumentsBlock,
  Block,
  CommentStatement,
  FileItem,
  FunctionNode,
  If,
  Statement,
  Switch,
} from './ast.js';
import { declaredNames } from './declared-names.js';
import { followsBlankLine } from './follows-blank-line.js';
import type { TreeWriter } from './tree-writer.js';
import type { ExpressionWriter } from './write-expression-xml.js';

/** Writes statements and functions as AST XML. */
export class StatementWriter {
  constructor(
    readonly xml: TreeWriter,
    readonly expressions: ExpressionWriter,
    readonly blankLines: boolean,
  ) {}

  /** A statement list. */
  block(block: Block): void {
    this.xml.element('statement-list', {}, () => {
      this.list(block, (it) => {
        this.#write(it);
      });
    });
  }

  /** Statements or the like, one after the other, and, if wanted, the blank lines between them. */
  list<Item extends Statement | FileItem>(items: readonly Item[], write: (item: Item) => void): void {
    const { text } = this.expressions.lines.source;
    items.forEach((it, index) => {
      if (this.blankLines && index > 0 && followsBlankLine(text, it.start))
        this.xml.element('adc:blank-line');
      write(it);
    });
  }

  /** A function; `file` is the name of its file, if it is nested in no other. */
  function(unit: FunctionNode, file?: string): void {
    const { xml, expressions } = this;
    const { symbols } = expressions;
    symbols?.enter([...declaredNames(unit.outputs), ...declaredNames(unit.parameters), unit.name]);
    xml.element('function', { at: expressions.at(unit.start), file, end: unit.end }, () => {
      expressions.list('outvars', unit.outputs);
      expressions.name(unit.name);
      xml.element('param-list', {}, () => {
        for (const it of unit.parameters)
          expressions.write(it, it.kind === 'assignment' ? { place: 'default' } : {});
      });
      this.block(unit.body);
      if (unit.nested.length === 0) return;
      xml.element('function-list', {}, () => {
        this.list(unit.nested, (it) => {
          this.#write(it);
        });
      });
    });
    symbols?.leave();
  }

  comment(it: CommentStatement): void {
    const kind = it.block ? 'block' : 'line';
    const place = it.trailing ? 'trailing' : 'own';
    this.xml.leaf('adc:comment', it.text, { at: this.expressions.at(it.start), kind, place });
  }

  #write(it: Statement): void {
    const { xml, expressions } = this;
    const at = expressions.at(it.start);
    switch (it.kind) {
      case 'expression':
        expressions.write(it.expression, { at, echo: it.echo ? 'yes' : undefined });
        break;
      case 'if':
        this.#writeBranches(it, 0);
        break;
      case 'for':
        xml.element(it.parallel ? 'parfor' : 'for', { at }, () => {
          if (it.target.kind === 'variable') expressions.name(it.target.name);
          else expressions.write(it.target);
          expressions.write(it.values);
          if (it.workers !== undefined) expressions.list('workers', [it.workers]);
          this.block(it.body);
        });
        break;
      case 'while':
        xml.element('while', { at }, () => {
          expressions.write(it.condition);
          this.block(it.body);
        });
        break;
      case 'do-until':
        xml.element('do-until', { at }, () => {
          this.block(it.body);
          expressions.write(it.condition);
        });
        break;
      case 'switch':
        this.#writeSwitch(it, at);
        break;
      case 'break':
      case 'continue':
      case 'return':
        xml.element(it.kind, { at });
        break;
      case 'try':
        xml.element('try', { at }, () => {
          this.block(it.body);
          const { handler } = it;
          if (handler === undefined) return;
          xml.element('catch', {}, () => {
            if (handler.name !== undefined) expressions.name(handler.name);
            this.block(handler.body);
          });
        });
        break;
      case 'unwind-protect':
        xml.element('unwind-protect', { at }, () => {
          this.block(it.body);
          xml.element('unwind-cleanup', {}, () => {
            this.block(it.cleanup);
          });
        });
        break;
      case 'global':
      case 'persistent':
        xml.element(it.kind, { at }, () => {
          for (const item of it.items) expressions.write(item);
        });
        break;
      case 'spmd':
        xml.element('spmd', { at }, () => {
          if (it.workers.length > 0) expressions.list('workers', it.workers);
          this.block(it.body);
        });
        break;
      case 'command':
        xml.element('command', { at, echo: it.echo ? 'yes' : undefined }, () => {
          expressions.name(it.name);
          for (const word of it.words) xml.leaf('literal', word);
        });
        break;
      case 'comment':
        this.comment(it);
        break;
      case 'arguments':
        this.#writeArguments(it, at);
        break;
      case 'function':
        this.function(it);
        break;
    }
  }

  #writeBranches(it: If, index: number): void {
    const branch = it.branches[index];
    if (branch === undefined) {
      if (it.otherwise === undefined) return;
      const { otherwise } = it;
      this.xml.element('else', {}, () => {
        this.block(otherwise);
      });
      return;
    }
    this.xml.element(index === 0 ? 'if' : 'elseif', { at: this.expressions.at(branch.start) }, () => {
      this.expressions.write(branch.condition);
      this.block(branch.body);
      this.#writeBranches(it, index + 1);
    });
  }

  #writeSwitch(it: Switch, at: string | undefined): void {
    this.xml.element('switch', { at }, () => {
      this.expressions.write(it.subject);
      for (const comment of it.comments) this.comment(comment);
      for (const { value, body } of it.cases) {
        this.xml.element('case', {}, () => {
          this.expressions.write(value);
          this.block(body);
        });
      }
      const { otherwise } = it;
      if (otherwise === undefined) return;
      this.xml.element('otherwise', {}, () => {
        this.block(otherwise);
      });
    });
  }

  #writeArguments(it: ArgumentsBlock, at: string | undefined): void {
    const { xml } = this;
    xml.element('arguments', { at }, () => {
      for (const attribute of it.attributes) xml.leaf('literal', attribute);
      for (const item of it.items) {
        if (item.kind === 'comment') this.comment(item);
        else this.#writeArgument(item);
      }
    });
  }

  #writeArgument(it: ArgumentDeclaration): void {
    const { xml, expressions } = this;
    xml.element('argument', { type: it.type }, () => {
      expressions.name(it.name);
      if (it.size !== undefined) expressions.list('param-list', it.size);
      if (it.validators !== undefined) expressions.list('validators', it.validators);
      if (it.value !== undefined) expressions.list('default', [it.value]);
    });
  }
}
