import { differentiate } from '../engine/differentiate.js';
import { keepSaxonCode } from '../saxon/saxon-code.js';

// In a process of its own: the engine drops compiled code that has not run for a while, as it has in a build.
differentiate({ files: [{ name: 'f.m', text: 'function z = f(x)\n  z = x * sin(x);\nend\n' }] });
keepSaxonCode();
