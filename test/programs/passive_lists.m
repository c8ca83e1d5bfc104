function y = passive_lists(x, p)
  % Lists of values that nothing depends on, in front of such that something does.
  c = {3, 2};
  s = struct('v', {0.5, 4});
  d = {x, c{:}, x .^ 2};
  e = {s.v, d{:}, c{1:2}, x .* p};
  f = [c{:}, x, x .^ 2];
  g = horzcat(s.v, p, c{:}, x .^ 3);
  h = {};
  for k = 1:2
    h = {h{:}, k, x .* k};
  end
  y = d{2} .* d{4} + e{3} .* e{6} .* e{9} + f(3) .* f(4) .^ 2 + g(3) .* g(6) + h{2} .* h{4};
  y = y + opt(c{:}, x) + opt(x, c{:}, p) + rest(x, 1, 2);
end
function z = rest(a, varargin)
  z = opt(a, varargin{:}, a);
end
function z = opt(a, b, c, d)
  z = a .* b .* c;
  if nargin > 3
    z = z .* d .^ 2;
  end
end
%@ at 0.7, 1.3
%@ at -0.4, 0.6
%@ independents x, p
%@ analytic
