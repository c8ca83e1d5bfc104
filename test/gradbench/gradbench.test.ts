import { describe, expect, it } from 'vitest';
import { deviation } from '../../src/gradbench/deviation.js';
import { evalCases } from '../../src/gradbench/eval-cases.js';
import { evalFolders, goldenFolder } from '../../src/gradbench/eval-folders.js';
import { evals } from '../../src/gradbench/evals.js';
import { OctaveSession } from '../../src/gradbench/octave-session.js';
import { playEvals } from '../../src/gradbench/play-evals.js';
import { Tool } from '../../src/gradbench/tool.js';

const once = { runs: 1, seconds: 0 };

describe("GradBench's evals", () => {
  it('get the right values, by the protocol', async () => {
    // Inner derivatives in forward mode take three times as long: they are left to the long tests.
    const cases = evalCases(1).map((it) =>
      it.derivatives.includes('fr') ? { ...it, derivatives: ['fr', 'rr'] } : it,
    );
    const results = await playEvals(cases, once);
    expect(results.filter((it) => it.problem !== undefined)).toEqual([]);
    expect(new Set(results.map((it) => it.module))).toEqual(new Set(Object.keys(evals)));
  }, 900_000);

  it('are told where a value is wrong', async () => {
    const [hello] = evalCases(2);
    const [square, double] = await playEvals([{ ...hello!, tolerance: -1 }], once);
    expect(square?.problem).toBe('the output is wrong');
    expect(double?.problem).toBe('the output is wrong');
  });
});

describe('the tool', () => {
  it('answers all messages, and says what it cannot do', async () => {
    const tool = new Tool();
    const evaluate = { id: 3, kind: 'evaluate', module: 'hello', function: 'square', input: 3 };
    try {
      expect(await tool.answer({ id: 0, kind: 'start' })).toEqual({ id: 0, tool: 'adjoinery' });
      expect(await tool.answer(evaluate)).toMatchObject({ id: 3, success: false });
      expect(await tool.answer({ id: 1, kind: 'define', module: 'constructor' })).toEqual({
        ...{ id: 1, success: false, error: 'there is no module constructor' },
      });
      expect(await tool.answer({ id: 2, kind: 'define', module: 'hello' })).toEqual({ id: 2, success: true });
      expect(await tool.answer(evaluate)).toMatchObject({ id: 3, success: true, output: 9 });
      expect(await tool.answer({ ...evaluate, function: 'cube' })).toMatchObject({ success: false });
      expect(await tool.answer({ ...evaluate, input: [[1, 2], [3]] })).toMatchObject({
        error: 'value: its lists are not all of one length',
      });
      expect(await tool.answer({ ...evaluate, input: [1, 2] })).toMatchObject({ success: false });
      expect(await tool.answer({ id: 4, kind: 'analysis' })).toEqual({ id: 4 });
      expect(await tool.answer({ id: 5, kind: 'end' })).toEqual({ id: 5 });
    } finally {
      tool.end();
    }
  });

  it('starts Octave again where it has ended', async () => {
    const session = new OctaveSession([goldenFolder, ...evalFolders('hello')]);
    try {
      await expect(session.call('quit', 1)).rejects.toThrow('Octave has ended (1)');
      const answer = await session.call('golden_output', 4, 'hello', 'square');
      expect(answer.get('value.output')).toEqual({ sizes: [1, 1], elements: [16] });
    } finally {
      session.end();
    }
  });
});

describe('the deviation of an output', () => {
  it('is relative to the greatest number of an array', () => {
    expect(deviation({ a: [[1, 2]], b: 1 }, { a: [[1, 4]], b: 1 })).toBe(0.5);
    expect(deviation([], [])).toBe(0);
    expect(deviation([0, 1e-9], [0, 0])).toBe(Infinity);
  });

  it('is infinite where something is missing', () => {
    expect(deviation({ a: 1 }, { a: 1, b: 2 })).toBe(Infinity);
    expect(deviation([1, 2], [[1, 2]])).toBe(Infinity);
    expect(deviation([1, null], [1, 2])).toBe(Infinity);
    expect(deviation([NaN], [1])).toBe(Infinity);
    expect(deviation(undefined, 1)).toBe(Infinity);
  });
});
