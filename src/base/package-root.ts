import { fileURLToPath } from 'node:url';

/** The folder of this package: the same from `src/` and from `dist/`. */
export const packageRoot: string = fileURLToPath(new URL('../..', import.meta.url));
