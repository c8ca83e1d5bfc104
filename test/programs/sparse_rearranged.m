function [k, r, p, q] = sparse_rearranged(x)
  % Sparse matrices taken apart, moved and reduced: Octave neither expands them nor keeps pages of them.
  S = sparse([x.'; x.' .^ 2; 2 - x.']);
  K = kron(S, [1 2]) .* kron(sparse([1 0.5]), S);
  R = repmat(S, 2, 1) .* repmat(circshift(S, 1), 2, 1);
  D = diff(S);
  k = full(sum(sum(K .* K))) + full(sum(sum(D .* D)));
  r = full(sum(R .* R)) + full(sumsq(S)) + full(dot(S, D([1 1 2], :))) + full(prod(S));
  p = full(median(S)) + sum(trapz(S) .* S(1, :)) + vecnorm(S, 2, 1) + full(prod(S, 2)).' + full(var(S)) .* full(max(S));
  % What is reshaped from pages, and expanded, has a sparse adjoint by its sparse factor.
  P = reshape(x * [1, 2, 3, 4], 3, 2, 2) .* [1, 2];
  E = repmat(S, 1, 2);
  q = full(sum(E(:, 1:4) .* reshape(P, 3, 4), 1)) + full(sum(sum(S(:, 1:2) .* squeeze(sum(P, 3))))) ...
      + full(sum(sum(E(1:2, :) .* reshape(permute(P, [3, 1, 2]), 2, 6)))) + full(sum(repmat(x, 4, 1) .* vec(P) .* sparse(vec(P))));
end
%@ at [1.2; 2.1; 0.4]
%@ at [-0.3; 1.1; 0.7]
%@ independents x
%@ dimensions any
