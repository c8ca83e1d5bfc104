import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.js';

/** The tests that `npm run test:long` runs beside the ordinary ones. */
export default { ...mergeConfig(base, {}), test: { ...base.test, include: ['test/**/*.long.ts'] } };
