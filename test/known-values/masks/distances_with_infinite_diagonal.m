function y = distances_with_infinite_diagonal(x)
  d = x' - x;
  d(logical(eye(3))) = Inf;
  y = sum(sum(1 ./ d.^2)) + sum(sum(exp(-d .* d)));
end
%@ at [0 1 3]
%@ gradient differences
