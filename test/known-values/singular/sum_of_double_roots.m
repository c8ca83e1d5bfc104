function z = sum_of_double_roots(p)
  % Double roots have no derivative; their sum has one.
  r = roots(p);
  z = real(sum(r));
end
%@ at [1 -2 1]
%@ gradient {[-2 -1 0]}
