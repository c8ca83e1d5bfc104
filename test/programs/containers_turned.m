function z = containers_turned(x)
  % Cells and structures are turned, shifted to other dimensions and cut or extended, by functions that take numbers, too.
  c = {x, 'a'; 3, {x, 2 * x}};
  d = resize(c, 3, 3);
  e = shiftdim(c, -1);
  g = rotdim(c, 2);
  h = resize(d, 2);
  z = sum(d{1}) * sum(d{2, 2}{2}) + sum(e{4}{1} .* e{1}) + sum(g{1}{2}) * sum(g{4}) + sum(h{4}{1});
  s = struct('w', {x, 2 * x, sin(x)});
  t = shiftdim(s, 1);
  u = rotdim(s);
  v = resize(s, 1, 2);
  z = z + sum(t(3).w) * sum(u(1).w) * sum(v(2).w);
  p = cell(1, 1, 2);
  p{1} = x;
  p{2} = z;
  [q, n] = shiftdim(p);
  r = shiftdim(p);
  z = sum(q{1}) * n * r{2};
end
%@ at [1; 2]
%@ at 0.7
%@ analytic
