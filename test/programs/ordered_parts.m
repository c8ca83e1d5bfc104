function [s, top, r] = ordered_parts(x, A)
  % Sorted values, and what stands where the greatest and the least are.
  [s, i] = sort(x);
  s = s .* x(i(end:-1:1));
  [top, where] = max(x);
  top = top * x(where) + min(x);
  [least, row] = min(A);
  r = least .* A(row(1), :) + max(A, [], 1) + sort(A(1, :), 'descend') + max(A(2, :), 2.5);
end
%@ at [3 -1 2 0.5], [1 5; 4 2; 3 7]
%@ at [3; 7; -2], [1 5 -1; 4 2 8]
