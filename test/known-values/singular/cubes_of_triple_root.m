function z = cubes_of_triple_root(p)
  % Rounding moves the parts of a multiple root apart: by themselves they have no derivative.
  z = real(sum(roots(p).^3));
end
%@ at [1 -3 3 -1]
%@ gradient {[-30 -18 -9 -3]}
%@ none
