import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A call of a function, with those of its arguments that are text, or the name of a parameter of the declaration. */
export interface SourceCall {
  readonly called: string;
  readonly arguments: readonly ts.Expression[];
  /** The parameters of the functions around the call, by their names: which declaration they belong to, and their place. */
  readonly around: ReadonlyMap<string, number>;
}

/** A declaration at the top of a source file. */
export interface SourceDeclaration {
  readonly file: string;
  readonly name: string;
  readonly identifiers: ReadonlySet<string>;
  readonly calls: readonly SourceCall[];
}

/** A source file: its declarations, and where the names that it imports come from. */
export interface SourceModule {
  readonly declarations: ReadonlyMap<string, SourceDeclaration>;
  /** File and name, by the names that they have here. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

/** Reads the declarations of a TypeScript file, without its types. */
export function sourceModule(file: string): SourceModule {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, SourceDeclaration>();
  const imports = new Map<string, { file: string; name: string }>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, file, imports);
    else
      for (const [name, node] of declared(statement)) declarations.set(name, declarationOf(file, name, node));
  }
  return { declarations, imports };
}

function readImport(
  statement: ts.ImportDeclaration,
  file: string,
  imports: Map<string, { file: string; name: string }>,
): void {
  const { text } = statement.moduleSpecifier as ts.StringLiteral;
  const bindings = statement.importClause?.namedBindings;
  if (!text.startsWith('.') || bindings === undefined || !ts.isNamedImports(bindings)) return;
  const from = join(dirname(file), text.replace(/\.js$/, '.ts'));
  for (const it of bindings.elements) {
    imports.set(it.name.text, { file: from, name: (it.propertyName ?? it.name).text });
  }
}

function declared(statement: ts.Statement): [name: string, node: ts.Node][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((it) =>
      namesIn(it.name).map((name): [string, ts.Node] => [name, it]),
    );
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name !== undefined ? [[statement.name.text, statement]] : [];
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((it) => (ts.isBindingElement(it) ? namesIn(it.name) : []));
}

function declarationOf(file: string, name: string, root: ts.Node): SourceDeclaration {
  const identifiers = new Set<string>();
  const calls: SourceCall[] = [];
  const visit = (node: ts.Node, around: ReadonlyMap<string, number>): void => {
    if (ts.isIdentifier(node)) identifiers.add(node.text);
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const called = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
      calls.push({ called, arguments: [...node.arguments], around });
    }
    const inner = ts.isFunctionLike(node) && node !== root ? new Map<string, number>() : around;
    ts.forEachChild(node, (it) => {
      visit(it, inner);
    });
  };
  const own = ts.isFunctionDeclaration(root) ? root.parameters : [];
  visit(root, new Map(own.map((it, index) => [it.name.getText(), index])));
  return { file, name, identifiers, calls };
}
