function y = uncounted_lists(x, c, k, s, p)
  % What may be one value or several, as arguments tell, in front of what something depends on.
  a = {c{k}, x, c{k}, 3};
  b = [c{k}, x, x .^ 2, s(k).v];
  d = vertcat(s.v, c{k}, x);
  e = {c{numel(c)}, s.v, x .^ 3; c{[1 2]}, a{numel(c(k)) + 1}, 4};
  j = strcmp({'a', 'b'}, 'b');
  y = a{numel(k) + 1} * b(numel(k) + 2) + sum(d .^ 2) + e{1, end} * e{2, 3} * d(end);
  y = y * scaled(p.rate, x) + cat(2, c{j}, x, p.rate)(2);
end

function y = scaled(a, b, c)
  if nargin < 3
    c = 2;
  end
  y = a * b ^ c;
end
%@ at 0.7, {1, 5}, 2, struct('v', {0.5, 4}), struct('rate', 3)
%@ at 0.7, {1, 5}, [1 2], struct('v', {0.5, 4}), struct('rate', 3)
%@ at 0.7, {1, 5}, [], struct('v', {0.5, 4}), struct('rate', 3)
%@ independents x
%@ analytic
