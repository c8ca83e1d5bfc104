function z = cells_and_fields(x, p)
  s = struct('a', x, 'b', p * 2);
  c = struct2cell(s);
  c{end + 1} = p * x;
  t = cell2struct(c, {'u'; 'w'; 'v'}, 1);
  t = orderfields(t);
  z = sum(t.u .* t.v) * t.w;
  r(1).m = x; r(2).m = 3 * x;
  r(2).k = p; r(1).k = p ^ 2;
  d = struct2cell(r);
  z = z + sum(d{1, 1, 2}) * d{2, 1, 1};
  q = cell2struct({p, x; x, 2 * p}, {'i', 'j'}, 2);
  z = z + sum(q(1).j) * q(1).i + q(2).j * sum(q(2).i);
end
%@ at [1.5; 2; -1], 0.7
%@ at 2, 3
%@ at zeros(0, 1), 2
%@ analytic
