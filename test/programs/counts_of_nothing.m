function y = counts_of_nothing(x, n)
  % what is computed of an empty count is empty, whatever is taken away from it
  m = n - n + 1;
  w = x(1) * x(2);
  a = x(1) * ones(m, 1);
  d = w + a;
  e = w + x(2) * (n:n);
  y = sum(d .* d) + sum(e .* e) + w;
end
%@ at [0.3; 0.4], []
%@ at [0.3; 0.4], 2
%@ independents x
%@ analytic
