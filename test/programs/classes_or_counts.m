function y = classes_or_counts(x, n, m)
  % names of classes in variables that stand in arithmetic elsewhere, and what is made like another
  cls = class(x);
  a = sin(x(1) * ones(3, cls));
  b = sum(a, 1);
  c = ones(1, cls);
  c(end) = x(2) * x(1);
  d = b + c;
  cls = 3;
  a = x(1) * ones(3, n);
  b = sum(a .* a, 1);
  c = ones(1, n);
  c(end) = x(2);
  e = b + c;
  k = 1;
  if ~ischar(n)
    k = n + 1;
  end
  a = x(1) * ones(2, 'like', m);
  b = sum(a, 1);
  c = ones(1, 'like', m);
  c(end) = x(2) * x(1);
  f = b + c;
  y = sum(d .* d) * cls + sum(e .* e) * k + sum(f .* f) * (m + 1);
end
%@ at [0.3; 0.4], 'double', 2
%@ at [0.3; 0.4], 2, 3
%@ independents x
%@ dimensions any
%@ analytic
