import { build } from './build.js';

await build((line) => {
  process.stdout.write(`${line}\n`);
});
