function y = unsigned_sizes(A, n, c)
%@ at 2, uint8(1), 3
%@ at 2, 1, 3
%@ at [2 1; 4 2], uint8(2), [3; 5]
%@ independents A, c
  % A whole number without sign stops at zero, though it is as large as a size.
  %ADiMat <shape>A m m</shape>
  %ADiMat <shape>c m 1</shape>
  %ADiMat <shape>n scalar</shape>
  if size(A, 1) ~= n
    error('A must have n rows');
  end
  w = A(1) * ones(n - 2 + 2, 1);
  y = sum(w .* c) + sum(again(A(:, 1), n, c));
end

function v = again(x, n, c)
  assert(numel(x) == n);
  k = n - 2;
  v = x(1) * ones(k + 2, 1) .* c;
end
