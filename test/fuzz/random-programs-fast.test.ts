import { testRandomPrograms } from './test-random-programs.js';

testRandomPrograms('fast', 1);
