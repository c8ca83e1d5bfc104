function y = picked_in_matrix_form(x, n, m, p, q)
  % what is picked has the form of the indices, unless both turn out to be vectors
  a = x(1) * ones(n, m);
  b = a(ones(p, q));
  c = ones(p, q);
  c(end) = x(2);
  d = b + c;
  y = sum(sum(d .* d)) * (n + m + p + q);
end
%@ at [0.3; 0.4], 3, 1, 1, 3
%@ at [0.3; 0.4], 2, 2, 1, 3
%@ at [0.3; 0.4], 1, 1, 2, 2
%@ independents x
%@ analytic
