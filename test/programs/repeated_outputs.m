function [z, w] = repeated_outputs(A, b)
  % of the outputs that one variable is given it keeps the last
  [n, n] = size(A);
  [w, w] = halves(b(1:n));
  [top, w, top] = halves(w);
  z = A(:, 1:n) * top + w(1);
end

function [first, second, sum1] = halves(x)
  first = x / 2;
  second = sin(x);
  sum1 = first .* second;
end

%@ at [1 2 3; 0.5 1 2], [0.3; 0.7; 1.1; 2]
