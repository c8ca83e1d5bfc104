function y = merged_exponentials(a)
  % with merge
  y = sum(merge(a <= 0, exp(a), 1 + a));
end
%@ at [1000 -1]
%@ gradient {[1 exp(-1)]}
