function z = found_places(x)
  [i, j] = find([1 1; 0 1]);
  z = sum(x(i) .* [1; 2; 3]') + sum(x(j) .^ 2);
end
%@ at [1 2 3]
%@ analytic
