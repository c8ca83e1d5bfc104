import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.js';

/** What `npm run test:long` runs beside the ordinary tests. */
export default { ...mergeConfig(base, {}), test: { ...base.test, include: ['test/**/*.long.ts'] } };
