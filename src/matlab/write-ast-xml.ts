import { namespaces } from '../pipeline/namespaces.js';
import type { ClassDefinition, CommentStatement, Expression, FileNode, FunctionNode, Script } from './ast.js';
import { LineIndex, type Source } from './source.js';
import { SymbolNumbers } from './symbol-numbers.js';
import { ExpressionWriter } from './write-expression-xml.js';
import { StatementWriter } from './write-statement-xml.js';
import { XmlWriter } from './xml-writer.js';

/** A file with its tree. */
export interface ParsedFile {
  readonly source: Source;
  readonly file: FileNode;
}

export interface WriteOptions {
  /** Numbers the names of every function, as in listing 18 of seed 003. */
  readonly symbolNumbers?: boolean;
}

/** The AST XML (DESIGN, section 4; seed 003, section 6.5) of one or several files. */
export function writeAstXml(files: readonly ParsedFile[], options: WriteOptions = {}): string {
  const xml = new XmlWriter();
  const declarations = {
    xmlns: namespaces.adm,
    'xmlns:adc': namespaces.adc,
    'xmlns:ada': namespaces.ada,
  };
  xml.element('adimat', declarations, () => {
    xml.element('processing');
    xml.element('master-tree', {}, () => {
      xml.element('function-list', {}, () => {
        for (const it of files) new FileWriter(xml, it.source, options).write(it.file);
      });
    });
  });
  return xml.toString();
}

class FileWriter {
  readonly #symbols: SymbolNumbers | undefined;
  readonly #expressions: ExpressionWriter;
  readonly #statements: StatementWriter;

  constructor(
    readonly xml: XmlWriter,
    readonly source: Source,
    options: WriteOptions,
  ) {
    this.#symbols = options.symbolNumbers === true ? new SymbolNumbers() : undefined;
    this.#expressions = new ExpressionWriter(xml, new LineIndex(source), this.#symbols);
    this.#statements = new StatementWriter(xml, this.#expressions);
  }

  write(file: FileNode): void {
    for (const item of file.items) this.#writeItem(item, this.source.name);
  }

  #writeItem(
    item: FunctionNode | Script | ClassDefinition | CommentStatement,
    file: string | undefined,
  ): void {
    switch (item.kind) {
      case 'function':
        this.#writeFunction(item, file);
        break;
      case 'script':
        this.xml.element('script', { at: this.#expressions.at(item.start), file }, () => {
          this.#statements.block(item.body);
        });
        break;
      case 'classdef':
        this.xml.element('classdef', { at: this.#expressions.at(item.start), file }, () => {
          this.xml.leaf('id', item.name);
          this.xml.leaf('literal', item.text);
        });
        break;
      case 'comment':
        this.#statements.comment(item);
        break;
    }
  }

  #writeFunction(unit: FunctionNode, file: string | undefined): void {
    const names = (list: readonly Expression[]): string[] =>
      list.flatMap((it) => (it.kind === 'variable' ? [it.name] : []));
    this.#symbols?.enter([...names(unit.outputs), ...names(unit.parameters), unit.name]);
    this.xml.element('function', { at: this.#expressions.at(unit.start), file, end: unit.end }, () => {
      this.#expressions.list('outvars', unit.outputs);
      this.#expressions.name(unit.name);
      this.#expressions.list('param-list', unit.parameters);
      this.#statements.block(unit.body);
      if (unit.nested.length === 0) return;
      this.xml.element('function-list', {}, () => {
        for (const it of unit.nested) this.#writeItem(it, undefined);
      });
    });
    this.#symbols?.leave();
  }
}
