function y = row_of_a_jacobian(x)
  y = sqrt(x);
end
%@ at [0 4]
%@ seed [0 1]
%@ gradient {[0 0.25]}
