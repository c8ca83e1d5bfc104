import ts from 'typescript';
import type { AnnotationUse } from './annotation-use.js';
import {
  sourceModule,
  type SourceCall,
  type SourceDeclaration,
  type SourceModule,
} from './source-declarations.js';

/** The functions that read or write the annotation that their second argument names. */
const accessors: ReadonlyMap<string, 'reads' | 'writes'> = new Map([
  ['annotation', 'reads'],
  ['annotationNames', 'reads'],
  ['annotationNumbers', 'reads'],
  ['annotate', 'writes'],
  ['annotateKnown', 'writes'],
]);

/** Reads which annotations analyses read and write from their sources, each file once. */
export class AnalysisSources {
  readonly #modules = new Map<string, SourceModule>();

  /** The annotations that the object `name` of a file reads and writes, with all that it uses, at any depth. */
  use(file: string, name: string): AnnotationUse {
    const used = new Set<SourceDeclaration>();
    this.#visit(file, name, used);
    const found = { reads: new Set<string>(), writes: new Set<string>(), leavesOut: new Set<string>() };
    for (const declaration of used) {
      for (const call of declaration.calls) {
        for (const { kind, place } of this.#accessesOf(declaration, call)) {
          for (const it of this.#namesAt(declaration, call, place)) found[kind].add(it);
        }
      }
    }
    return found;
  }

  #module(file: string): SourceModule {
    const known = this.#modules.get(file) ?? sourceModule(file);
    this.#modules.set(file, known);
    return known;
  }

  #visit(file: string, name: string, used: Set<SourceDeclaration>): void {
    const found = this.#find(file, name);
    if (found === undefined || used.has(found)) return;
    used.add(found);
    for (const it of found.identifiers) this.#visit(found.file, it, used);
  }

  /** The declaration that a name denotes in a file: its own, or one that it imports. */
  #find(file: string, name: string): SourceDeclaration | undefined {
    const module = this.#module(file);
    const own = module.declarations.get(name);
    if (own !== undefined) return own;
    const imported = module.imports.get(name);
    return imported === undefined || accessors.has(imported.name)
      ? undefined
      : this.#find(imported.file, imported.name);
  }

  /** Which arguments of a call name annotations, also where the function hands its parameter on. */
  #accessesOf(
    { file }: SourceDeclaration,
    { called }: SourceCall,
  ): readonly { kind: 'reads' | 'writes'; place: number }[] {
    const kind = accessors.get(called);
    if (kind !== undefined) return [{ kind, place: 1 }];
    const function_ = this.#find(file, called);
    return (function_?.calls ?? []).flatMap((it) => {
      const inner = accessors.get(it.called);
      const name = it.arguments[1];
      const place = name !== undefined && ts.isIdentifier(name) ? it.around.get(name.text) : undefined;
      return inner === undefined || place === undefined ? [] : [{ kind: inner, place }];
    });
  }

  #namesAt({ file, name }: SourceDeclaration, call: SourceCall, place: number): string[] {
    const argument = call.arguments[place];
    if (argument === undefined) return [];
    if (ts.isIdentifier(argument) && call.around.has(argument.text)) return [];
    const names = literals(argument);
    if (names === undefined) {
      throw new Error(
        `${file}: ${name} computes the name of an annotation (${argument.getText()}), so that nobody knows what it reads or ` +
          'writes\n  hint: write the name, or each of several in a conditional expression',
      );
    }
    return names;
  }
}

/** The texts that an expression may be; undefined where others are possible. */
function literals(expression: ts.Expression): string[] | undefined {
  if (ts.isStringLiteral(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return literals(expression.expression);
  if (!ts.isConditionalExpression(expression)) return undefined;
  const [one, other] = [literals(expression.whenTrue), literals(expression.whenFalse)];
  return one === undefined || other === undefined ? undefined : [...one, ...other];
}
