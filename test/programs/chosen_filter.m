function y = chosen_filter(x, b, whole)
  % Which part of a correlation is wanted is known when it runs
  if whole
    part = 'full';
  else
    part = 'valid';
  end
  y = filter2(b, x, part);
end
%@ at [1 2 7; 4 3 1; 0 2 5], [3 1; 5 2], true
%@ at [1 2 7; 4 3 1; 0 2 5], [3 1; 5 2], false
%@ independents x, b
%@ analytic
