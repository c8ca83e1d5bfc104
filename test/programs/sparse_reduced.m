function b = sparse_reduced(x)
  % Sums of what is made of sparse matrices element by element.
  D = sparse(diag(x));
  S = D * D + sparse([1 1], [1 2], x(1:2), 3, 3);
  b = full(sum(sum(D .^ 2))) + sum(full(sum(S .* S, 2))) ^ 2 + full(max(sum(abs(S) .* S, 1)));
end
%@ at [3 1 2]
%@ at [0.3; 1.1; -0.2]
%@ independents x
%@ dimensions any
