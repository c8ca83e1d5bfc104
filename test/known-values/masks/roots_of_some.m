function y = roots_of_some(x)
  s = sqrt(x);
  y = sum(s(x > 0));
end
%@ at [0 4 9]
%@ gradient {[0 0.25 1/6]}
