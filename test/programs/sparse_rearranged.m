function [k, r, p] = sparse_rearranged(x)
  % Sparse matrices taken apart, moved and reduced: Octave neither expands them nor keeps pages of them.
  S = sparse([x.'; x.' .^ 2; 2 - x.']);
  K = kron(S, [1 2]) .* kron(sparse([1 0.5]), S);
  R = repmat(S, 2, 1) .* repmat(circshift(S, 1), 2, 1);
  D = diff(S);
  k = full(sum(sum(K .* K))) + full(sum(sum(D .* D)));
  r = full(sum(R .* R)) + full(sumsq(S)) + full(dot(S, D([1 1 2], :))) + full(prod(S));
  p = full(median(S)) + sum(trapz(S) .* S(1, :)) + vecnorm(S, 2, 1) + full(prod(S, 2)).' + full(var(S)) .* full(max(S));
end
%@ at [1.2; 2.1; 0.4]
%@ at [-0.3; 1.1; 0.7]
%@ independents x
%@ dimensions any
