import { expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate } from '../../src/engine/differentiate.js';

const text = `function [z, w] = f(x, y, c)
  z = sum(x .* y) + c{1};
  w = x * 2;
end
`;
const independents = ['x', 'y', 'c'];

const forms = [
  { options: {}, wrong: 'Adjoinery:seedSize', tangents: ['1', '[1 1]', '[1 1 1].'] },
  { options: { directions: 'many' }, wrong: 'Adjoinery:directions', tangents: ['1', '[1 1]', '[1 1 1].'] },
] as const;

it.each(forms)('tangents of other sizes end the run: $options', async ({ options, wrong, tangents }) => {
  const name = 'directions' in options ? 'd_f' : 'g_f';
  const [file] = differentiate({
    files: [{ name: 'f.m', text }],
    mode: 'forward',
    independents,
    options,
  }).files;
  const calls = [...tangents.map((it) => it.replace(/\.$/, ".'")), '[1 2 3]', "[1 2 3]'"].map(
    (it, k) =>
      `try, ${name}(${it}, ${k === 4 ? '[4 5 6].' + "'" : '[4 5 6]'}, 2, 3, {1}, {1}); disp('-'); catch p, disp(p.identifier); end`,
  );
  expect((await runOctave(`1;\n${file?.text ?? ''}\n${calls.join('\n')}`)).trim().split('\n')).toEqual([
    ...[wrong, wrong, wrong],
    ...['-', '-'],
  ]);
});

it('tangents of tangents have checks of their own', async () => {
  const [first] = differentiate({
    files: [{ name: 'f.m', text }],
    mode: 'forward',
    independents: ['x'],
  }).files;
  const files = [{ name: 'g_f.m', text: first?.text ?? '' }];
  const options = { 'forward-prefix': 'h_' };
  const [second] = differentiate({ files, mode: 'forward', independents: ['x'], options }).files;
  const call = (h: string): string =>
    `try, h_g_f([1 1], ${h}, [4 5], 2, {1}); disp('-'); catch p, disp(p.identifier); end`;
  const code = `1;\n${second?.text ?? ''}\n${call('1')}\n${call('[1 2]')}`;
  expect((await runOctave(code)).trim().split('\n')).toEqual(['Adjoinery:seedSize', '-']);
});
