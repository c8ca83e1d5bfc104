function y = root_times_itself(c)
  % sqrt(1-c^2) at c=1 then times itself
  s = sqrt(1 - c^2); y = s * s;
end
%@ at 1
%@ gradient {-2}
%@ none
