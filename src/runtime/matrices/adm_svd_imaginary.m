function a_x = adm_svd_imaginary(a_u, a_v, u, s, v, pairs)
% ADM_SVD_IMAGINARY  The adjoint of [u, s, v] = svd(x) of a real x with regard to the imaginary part of x.
%   a_x = adm_svd_imaginary(a_u, a_v, u, s, v, pairs): a_u and a_v are real, the adjoints of the imaginary parts of u and v. The
%   values do not depend on it. NaN where the phase of vectors counts, which is the library's choice, where singular values are
%   equal or zero, and where vectors without a value are used: who knows that x is real takes the real part of the adjoint.
%   Source: Townsend, "Differentiating the singular value decomposition" (2016), for imaginary differentials.
  k = min(size(u, 2), size(v, 2));
  is_beside = any(any(a_u(:, k + 1:end))) || any(any(a_v(:, k + 1:end)));
  u = u(:, 1:k);
  v = v(:, 1:k);
  a_u = a_u(:, 1:k);
  a_v = a_v(:, 1:k);
  s = adm_singular_values(s, k);
  turn = u.' * a_u;
  other = v.' * a_v;
  phases = diag(turn) + diag(other);
  largest = max([0; abs(turn(:)); abs(other(:))]);
  if is_beside || ~isempty(pairs) || any(abs(phases) > 1e-9 * largest)
    a_x = NaN(size(u, 1), size(v, 1));
    return
  end
  % A coupling of two modes has an even part, divided by the sum of their values, and an odd one, divided by the difference.
  left = turn + turn.';
  right = other + other.';
  even = (left - right) ./ (s.' + s);
  odd = (left + right) .* adm_eig_gaps(s);
  a_x = u * ((even + odd) ./ 2) * v.' + (a_u - u * turn) ./ s.' * v.' + u * ((a_v - v * other) ./ s.').';
end
