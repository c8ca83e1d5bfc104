function y = passive_weight_times_root(x, w)
  y = sum(w .* sqrt(x));
end
%@ at [0 4], [0 2]
%@ independents x
%@ gradient {[0 0.5]}
