import { describeGradientsInC } from './describe-gradients-in-c.js';

describeGradientsInC('short');
