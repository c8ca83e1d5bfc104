import { describe, expect, it } from 'vitest';
import {
  functionPlace,
  portablePaths,
  privateScope,
  qualifiedName,
} from '../../src/matlab/function-place.js';

const paths: readonly (readonly [string, string, string, string])[] = [
  // path, root, what others call it by, who sees the private functions beside it
  ['f.m', '', 'f', ''],
  ['./f.m', '.', 'f', '.'],
  ['-', '', '-', ''],
  ['/f.m', '/', 'f', '/'],
  ['lib/../f.m', '.', 'f', '.'],
  ['lib\\g.m', 'lib', 'g', 'lib'],
  ['../lib/+a/+b/f.m', '../lib', 'a.b.f', '../lib/+a/+b'],
  ['+a/private/f.m', '', 'a.f', '+a'],
  ['lib/private/f.m', 'lib', 'f', 'lib'],
  ['lib+plus/f.m', 'lib+plus', 'f', 'lib+plus'],
];

describe('the place of a function', () => {
  it.each(paths)('%s', (path, root, name, scope) => {
    const place = functionPlace(path);
    expect([place.root, qualifiedName(place), privateScope(place)]).toEqual([
      root === '.' ? '' : root,
      name,
      scope === '.' ? '' : scope,
    ]);
    expect(place.isPrivate).toBe(path.includes('private'));
  });
});

describe('portable paths', () => {
  it('tell nothing of folders that make no difference', () => {
    expect(portablePaths(['/home/me/f.m', 'lib/g.m', 'lib/+p/h.m'])).toEqual(['f.m', 'g.m', '+p/h.m']);
  });

  it('number the folders where private functions do', () => {
    const paths = ['p/f.m', 'p/private/g.m', 'lib/h.m', 'lib/private/g.m', 'lib/+a/private/g.m'];
    const portable = portablePaths(paths);
    expect(portable).toEqual(['f.m', 'private/g.m', '2/h.m', '2/private/g.m', '2/+a/private/g.m']);
    expect(portablePaths(portable)).toEqual(portable);
  });
});
