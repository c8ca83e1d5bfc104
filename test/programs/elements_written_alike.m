function y = elements_written_alike(x, k)
  % x(k(1), 2) exists, as it is read; x(k(1, 2)) is another element, which may be new.
  b = x(k(1), 2);
  x(k(1, 2)) = b ^ 2;
  y = sum(x .* x);
end
%@ at [2 3 4], [1 9]
%@ at [2 3 4], [1 2]
%@ independents x
%@ analytic
