import { describePrograms } from './octave/describe-programs.js';

describePrograms('fast', ['reverse', 'forward', 'directions'], /^[i-z]/);
