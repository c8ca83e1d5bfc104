import { benchServer } from './bench-server.js';

// npm run bench:server: a table in Markdown.
const rows = (await benchServer()).map(
  ({ what, value, goal, holds }) => `| ${what} | ${value.toFixed(2)} | ${goal} | ${holds ? 'yes' : 'no'} |`,
);
process.stdout.write(
  ['| figure | measured | goal | holds |', '| --- | --- | --- | --- |', ...rows, ''].join('\n'),
);
