function y = indexed_lists(x, p)
  % Lists of values whose indices are arrays in variables, in front of what something depends on.
  c = {1, 5, 3};
  s = struct('v', {0.5, p, 4});
  k = find([1 0 1]);
  m = 1:2;
  z = [c{k}, x, x .^ 3];
  d = {s(m).v, c{m}, x .^ 2};
  e = {c{k(1)}, x .* p, d{m}};
  y = z(3) .* z(4) + d{2} .* d{5} + e{2} .* e{4};
end
%@ at 0.7, 1.3
%@ independents x, p
%@ analytic
