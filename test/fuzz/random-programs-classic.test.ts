import { testRandomPrograms } from './test-random-programs.js';

testRandomPrograms('classic', 1001);
