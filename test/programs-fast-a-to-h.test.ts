import { describePrograms } from './octave/describe-programs.js';

describePrograms('fast', ['reverse', 'forward', 'directions'], /^[a-h]/);
