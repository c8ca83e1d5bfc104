function z = fields_dealt(x)
  % Lists of cells, and of fields at any depth, give each other their values.
  c = {x, 2*x, 3}; d = cell(1, 3); s = struct('v', {x, 2*x}, 'w', {3, x^3}); q.h = s; k = 1;
  [c{1:2}] = c{[2 1]};
  [d{1:2}] = c{2:3};
  [s(1:2).v] = c{1:2};
  z = s(2).v * s(1).v^2;
  [s(1:2).v] = s([2 1]).v;
  [s.w] = s([2 1]).v;
  [q.h.v] = deal(x, 2);
  z = z + q.h(1).v^2 + s(2).v + s(1).w * s(2).w^2;
  [q.h(1:2).v] = c{1:2};
  [q.h.w] = q.h([2 1]).v;
  z = z + q.h(1).w^2 * q.h(2).v;
  [q.h(:).v] = deal(3*x); r.p{k} = q;
  [r.p{k}.h.w] = deal(x^2); [r.p{k}.h([2 1]).v] = c{end-1:end};
  [d{2:3}] = q.h.w; [e, f] = r.p{k}.h.v;
  z = z + sum([q.h.v]) + r.p{1}.h(2).w * r.p{1}.h(1).v + d{3} * e + f * x;
  % Structures that begin to be here.
  [fresh.v] = deal(x);
  [other.v, other.w] = deal(x, 2);
  d = {3 * x};
  [last.('v')] = d{:};
  [inside.v.w] = deal(x^2); [cells{2}.v] = deal(x); [mixed.v{3}.w] = deal(2 * x);
  z = z + inside.v.w * cells{2}.v - mixed.v{3}.w;
  try
    [kept.v] = deal(x);
  catch
    kept.v = 1;
  end
  z = z + sum(fresh.v .* other.v) * other.w + sum(last.v .* kept.v);
end
%@ at 0.3
