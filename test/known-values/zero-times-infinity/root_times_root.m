function y = root_times_root(x)
  % sqrt(x)*sqrt(x) at 0
  r = sqrt(x); y = r * sqrt(x);
end
%@ at 0
%@ gradient {1}
%@ none
