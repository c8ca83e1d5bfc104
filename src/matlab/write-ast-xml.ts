import { namespaces } from '../base/namespaces.js';
import type { Expression, FileItem, FileNode } from './ast.js';
import { LineIndex, type Source } from './source.js';
import { SymbolNumbers } from './symbol-numbers.js';
import type { TreeWriter } from './tree-writer.js';
import { ExpressionWriter } from './write-expression-xml.js';
import { StatementWriter } from './write-statement-xml.js';
import { XmlWriter } from './xml-writer.js';

/** A file with its tree. */
export interface ParsedFile {
  readonly source: Source;
  readonly file: FileNode;
}

export interface WriteOptions {
  /** Numbers the names of every function, as in listing 18 of Willkomm 2020. */
  readonly symbolNumbers?: boolean;
  /** Notes where blank lines stand between statements, to be printed again. */
  readonly blankLines?: boolean;
  /** Leaves positions out, if false: what is only to be printed does not need them. */
  readonly places?: boolean;
}

const declarations = {
  xmlns: namespaces.adm,
  'xmlns:adc': namespaces.adc,
  'xmlns:ada': namespaces.ada,
};

/** The AST XML (Willkomm 2020, section 6.5) of one or several files. */
export function writeAstXml(files: readonly ParsedFile[], options: WriteOptions = {}): string {
  const xml = new XmlWriter();
  xml.element('adimat', declarations, () => {
    writeFiles(xml, files, options);
  });
  return xml.toString();
}

/** The contents of the root of the tree. */
export function writeFiles(xml: TreeWriter, files: readonly ParsedFile[], options: WriteOptions = {}): void {
  xml.element('processing');
  xml.element('master-tree', {}, () => {
    xml.element('function-list', {}, () => {
      for (const it of files) new FileWriter(xml, it.source, options).write(it.file);
    });
  });
}

/** Writes an expression that stands in no file, without positions. */
export function writeExpression(xml: TreeWriter, expression: Expression): void {
  new ExpressionWriter(xml, new LineIndex({ name: '', text: '' }), undefined, false).write(expression);
}

class FileWriter {
  readonly #expressions: ExpressionWriter;
  readonly #statements: StatementWriter;

  constructor(
    readonly xml: TreeWriter,
    readonly source: Source,
    options: WriteOptions,
  ) {
    const symbols = options.symbolNumbers === true ? new SymbolNumbers() : undefined;
    this.#expressions = new ExpressionWriter(xml, new LineIndex(source), symbols, options.places !== false);
    this.#statements = new StatementWriter(xml, this.#expressions, options.blankLines === true);
  }

  write(file: FileNode): void {
    this.#statements.list(file.items, (item) => {
      this.#writeItem(item, this.source.name);
    });
  }

  #writeItem(item: FileItem, file: string): void {
    switch (item.kind) {
      case 'function':
        this.#statements.function(item, file);
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
}
