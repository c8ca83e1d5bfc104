import { Command } from 'commander';
import { benchServer } from './bench-server.js';

// npm run bench:server: a table in Markdown.
new Command('bench-server')
  .description(
    'Measures servers under load, for some two minutes: a table in Markdown of figures, and of what they are to be.',
  )
  .parse();
const rows = (await benchServer()).map(
  ({ what, value, goal, holds }) => `| ${what} | ${value.toFixed(2)} | ${goal} | ${holds ? 'yes' : 'no'} |`,
);
process.stdout.write(
  ['| figure | measured | goal | holds |', '| --- | --- | --- | --- |', ...rows, ''].join('\n'),
);
