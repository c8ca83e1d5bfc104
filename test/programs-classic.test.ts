import { describePrograms } from './octave/describe-programs.js';

// Tangents are the same in both styles: they are compared with the adjoints of the other.
describePrograms('classic', ['reverse'], /^[a-z]/);
