function y = weighted_root_in_loop(x)
  % a factor that depends on no independent leaves the first element out
  w = [0 1 1];
  y = 0;
  for k = 1:3
    y = y + w(k) * sqrt(x(k));
  end
end
%@ at [0 4 1]
%@ gradient {[0 0.25 0.5]}
