function y = energies_of_pairs(x, q)
  % pairs of equal points are left out by a mask
  d = abs(x' - x);
  e = exp(-(q' * q) .* sqrt(d));
  y = sum(sum(e .* ~eye(numel(x))));
end
%@ at [0 1 3], [1 2 1]
%@ gradient differences
