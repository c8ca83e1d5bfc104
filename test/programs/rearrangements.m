function z = rearrangements(x)
  % Functions that move elements about.
  A = reshape(x, 2, 3);
  B = repmat(A, 2, 1);
  C = kron(A, [1 2]);
  D = circshift(A, 1, 2) + tril(A) + triu(A) + squeeze(permute(A.', [2 1]));
  s = sort(x);
  z = sum(B(:).^2) + sum(C(:) .* C(:)) + sum(D(:).^3) + s(1) * s(2) + trace(A * A.') + sum(diag(A * A.'));
end
%@ at [1 5 2 4 3 6]
