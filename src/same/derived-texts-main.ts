import { derivedTexts } from './derived-texts.js';

const [root = '', programs = '', wanted = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await derivedTexts(root, programs, new RegExp(wanted))));
