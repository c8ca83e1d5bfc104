function [A, d] = pivoting(A, p)
  % Exchange of rows and columns under conditions, as in factorizations.
  d = 1;
  for k = 1:2
    if p ~= k
      tmp = A(k, :);
      A(k, :) = A(p, :);
      A(p, :) = tmp * 2;
      d = -d * A(p, 1);
    end
    j = k;
    while j < 2
      ans_1 = A(:, j);
      A(:, j) = A(:, j + 1) .* ans_1;
      j = j + 1;
    end
  end
end
%@ at [1 2 3; 4 5 6; 7 8 10] / 5, 2
%@ independents A
%@ analytic
