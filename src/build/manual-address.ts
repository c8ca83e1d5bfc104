import { posix } from 'node:path';

/** Pages beside `docs`, and their names in the manual. */
const outside: Readonly<Record<string, string>> = {
  'README.md': 'about',
  'CONTRIBUTING.md': 'contribute',
  'CHANGELOG.md': 'changes',
};

/** Where the server shows a page or a picture, below `/docs/`; nothing where it does not. */
export function manualAddress(path: string): string | undefined {
  if (path in outside) return outside[path];
  if (!path.startsWith('docs/')) return undefined;
  const inside = path.slice('docs/'.length);
  if (posix.basename(inside) === 'README.md') return inside.slice(0, -'README.md'.length);
  return inside.replace(/\.md$/, '');
}
