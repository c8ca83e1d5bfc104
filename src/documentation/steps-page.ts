import { markdownTable } from '../build/markdown-table.js';
import type { ListedPipeline, ListedStep } from '../pipeline/list-pipelines.js';
import { codeText } from './code-text.js';
import type { PageFolder } from './page-folder.js';
import { plainText } from './plain-text.js';

const titles: Readonly<Record<string, string>> = {
  'adjoint-source': 'From a program to its adjoint',
  'tangent-source': 'From a program to its tangent: the steps that the adjoint does not have',
};

/** The steps of the pipelines that make adjoints and tangents, by phases, with their purposes. */
export async function stepsPage(folder: PageFolder): Promise<string> {
  const printed = await folder.print('adjoin pipeline --json');
  const pipelines = JSON.parse(printed) as ListedPipeline[];
  const shown = new Set<string>();
  const sections = Object.entries(titles).map(([name, title]) => {
    const own = pipelines.find((it) => it.name === name)?.steps.filter((it) => !shown.has(keyOf(it))) ?? [];
    const phases = [...new Set(own.map((it) => it.phase))].map((phase) => {
      const rows = own
        .filter((it) => it.phase === phase)
        .map((it) => [
          codeText(it.name),
          it.pack ?? '',
          it.condition === '' ? '' : codeText(it.condition),
          it.kind === 'analysis' ? '_analysis_' : plainText(it.purpose),
        ]);
      return `### ${phase}\n\n${markdownTable(['step', 'pack', 'only if', 'purpose'], rows)}`;
    });
    for (const step of own) shown.add(keyOf(step));
    return `## ${title}\n\n${phases.join('\n')}`;
  });
  return `# Steps

The steps in the order in which they run, as \`adjoin pipeline NAME\` prints them. Each stylesheet has its cases, programs
before and after it, in its own file: \`xsl/PHASE/STEP.xsl\` where it belongs to the core, \`xsl/packs/PACK/STEP.xsl\` where it
belongs to a pack, which serves special constructs.

${sections.join('\n')}`;
}

function keyOf(step: ListedStep): string {
  return `${step.phase} ${step.name}`;
}
