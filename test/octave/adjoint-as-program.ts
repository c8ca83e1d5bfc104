import { SourceFinder } from '../../src/client/source-finder.js';
import { differentiate } from '../../src/engine/differentiate.js';
import { taggedText, type TaggedProgram } from './tagged-program.js';
import { testProgramsFolder } from './test-programs.js';

/** The adjoint of a program with one result, as a program itself: its derivatives are second ones. */
export function adjointAsProgram({
  name,
  text,
  independents,
  dependents,
  points,
}: TaggedProgram): TaggedProgram {
  const { files, diagnostics } = differentiate(
    { files: [{ name: `${name}.m`, text }], function: name, independents, dependents },
    { finder: new SourceFinder([testProgramsFolder]) },
  );
  if (files[0] === undefined) throw new Error(diagnostics.map(({ message }) => message).join('; '));
  const seed = (point: string): string => {
    const result = `${name}(${point})`;
    return `reshape(0.3 + cos(1:numel(${result})), size(${result}))`;
  };
  const tags = [
    ...points.map((point) => `at ${point}, ${seed(point)}`),
    `independents ${independents.join(', ')}`,
    `dependents ${independents.map((it) => `a_${it}`).join(', ')}`,
  ];
  const untagged = files[0].text.replace(/^ *%@.*$/gm, '');
  return taggedText(`a_${name}`, [untagged, ...tags.map((it) => `%@ ${it}`), ''].join('\n'));
}
