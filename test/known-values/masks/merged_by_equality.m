function y = merged_by_equality(x)
  % the derivative of the branch that is taken (the function jumps at 0)
  y = sum(merge(x == 0, x, x .^ -1));
end
%@ at [0 2]
%@ gradient {[1 -0.25]}
