function y = element_times_itself(x)
  s = sqrt(x);
  y = s(1) * s(1);
end
%@ at [0 3]
%@ gradient {[1 0]}
%@ none
