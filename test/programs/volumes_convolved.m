function [z, s] = volumes_convolved(v, w, A)
  % Convolutions of any number of dimensions; singular values of an economy size decomposition.
  c = convn(v, w);
  m = convn(v, w, 'same') .* v;
  d = convn(v, w, 'valid');
  z = sum(c(:) .^ 2) + sum(m(:)) + prod(d(:));
  s = svd(A, 'econ') + svd(A, 0) .^ 2 * convn(A, [1, 0.5], 'same')(1);
end
%@ at reshape(sin(1:18), 3, 3, 2), reshape(cos(1:8), 2, 2, 2), [1 2; 4 3; -2 1]
%@ at reshape(cos(1:8), 2, 2, 2), 0.7, [1 4 -2; 2 3 1]
%@ dimensions any
