import { octavePackage } from '../base/octave-package.js';
import { buildOctavePackage } from './build-octave-package.js';

await buildOctavePackage();
process.stdout.write(`${octavePackage}\n`);
