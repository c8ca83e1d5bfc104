import { parseArgs } from 'node:util';
import { packageRoot } from '../base/package-root.js';
import { newStep } from './new-step.js';

const usage =
  'npm run new:step -- NAME --folder 20-resolve --after STEP   (or --folder packs/PACK, --after ANALYSIS)';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { folder: { type: 'string' }, after: { type: 'string' } },
  });
  const [name] = positionals;
  const { folder, after } = values;
  if (name === undefined || folder === undefined || after === undefined) throw new Error(usage);
  for (const file of newStep(packageRoot, { name, folder, after })) process.stdout.write(`wrote ${file}\n`);
  process.stdout.write('next: purpose, cases, template; see docs/contributing/add-a-step.md\n');
} catch (error) {
  process.stderr.write(`new:step: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
