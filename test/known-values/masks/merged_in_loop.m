function y = merged_in_loop(x)
  % merge of vector in loop with overflow
  y = 0;
  for k = 1:2, y = y + merge(x(k) > 0, x(k), exp(x(k))); end
end
%@ at [-1 800]
%@ gradient {[exp(-1) 1]}
