import { inFunction } from './in-function.js';

/** Arguments and results that look like options and indices, and have derivatives: each with its code. */
export const refusedOfConstants: readonly (readonly [string, string, string])[] = [
  ['which root is drawn', 'E404', inFunction('z = nthroot(3, x);')],
  ['the exponent of pow2', 'E404', inFunction('z = pow2(3, x);')],
  ['which moment is taken', 'E404', inFunction('z = moment([1 2 3], x);')],
  ['a shift and a scale of a polynomial', 'E404', inFunction('z = polyaffine([1 2 3], [x 2]);')],
  ['the covariance of generalized least squares', 'E404', inFunction('z = gls(1, 2, x);')],
  ['the places of a divergence', 'E404', inFunction('z = divergence(x, x, eye(2), eye(2));')],
  ['weights where values are missing', 'E404', inFunction("z = var([1 2], [x 1], 'omitnan');")],
  ['what stands beyond the ends of windows', 'E404', inFunction("z = movmean([1 2], 3, 'Endpoints', x);")],
  ['the residual of an iterative solver', 'E402', inFunction('[y, k, z] = pcg(eye(2), [x; 1]);')],
  ['the distance to the nearest point', 'E402', inFunction('[k, z] = dsearchn(x, x);')],
  ['barycentric coordinates', 'E402', inFunction('[k, z] = tsearchn(x, 1, x);')],
  ['the volume of a hull', 'E402', inFunction('[h, z] = convhulln(x);')],
  ['the order of the norm of a condition number', 'E404', inFunction('z = cond([1 2; 4 3], x);')],
  ['the other matrix of eigs', 'E404', inFunction('z = eigs([1 2; 4 3], x, 1);')],
  ['singular values that are given', 'E402', inFunction('z = sprand(2, 2, 1, x);')],
  ['times by their parts', 'E402', inFunction('z = mktime(localtime(x));')],
  ['digits of a fraction', 'E402', inFunction('z = bin2dec(dec2bin(x));')],
  ['a number of colors that is not whole', 'E402', inFunction('z = gray(x);')],
  [
    'the key of a map of numbers',
    'E402',
    inFunction('m = containers.Map(x, 5);', 'k = keys(m);', 'z = k{1};'),
  ],
  ['the shape of a window', 'E402', inFunction('z = kaiser(3, x);')],
];
