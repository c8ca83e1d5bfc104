import { expect, test } from 'vitest';
import { decodeSource } from '../../src/matlab/source.js';
import { treeXml } from './tree.js';

const text = "% größer\r\nx = 'é'; % ü\n";

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 of little endian', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 of big endian', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('%s is read', (_, bytes) => {
  expect(decodeSource(bytes, 'f.m')).toEqual({ source: { name: 'f.m', text }, diagnostics: [] });
});

test('what is not UTF-8 is read as Latin-1, with a warning where it is not', () => {
  const { source, diagnostics } = decodeSource(Buffer.from(text, 'latin1'), 'f.m');
  expect(source.text).toBe(text);
  expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual([['W101', 1, 5]]);
});

test('a byte order mark before what is not UTF-8 is skipped', () => {
  const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text, 'latin1')]);
  const { source, diagnostics } = decodeSource(bytes, 'f.m');
  expect(source.text).toBe(text);
  expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual([['W101', 1, 5]]);
});

test.each(['\r\n', '\r'])('lines may end with %j', (end) => {
  const lines = [
    'function z = f(x)',
    '%{',
    '  block',
    '%}',
    'z = [1 % one',
    '2];',
    'end',
    '',
    '%!test',
    '%! f',
  ];
  expect(treeXml(lines.join(end))).toBe(treeXml(lines.join('\n')));
});

test.each(['\r\n', '\r'])('classes, too, lose %j', (end) => {
  const lines = ['classdef c', '  properties', '    a', '  end', 'end'];
  expect(treeXml(lines.join(end))).toBe(treeXml(lines.join('\n')));
});
