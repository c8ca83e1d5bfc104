function z = parts_in_empty_ones(x, o)
  % Fields and cells begin in cells and fields that hold [].
  s = struct('list', [], 'sub', struct('q', []));
  s.list{end + 1} = x(1)^2;
  s.list{end + 1}.w = x(2)^2;
  s.sub.q.r(2).t = x * 2;
  s.sub.q.r(1).t = 3;
  z = s.list{1} * s.list{2}.w * sum(s.sub.q.r(2).t) * s.sub.q.r(1).t;
  d = {};
  d{2}.a.b = x(1);
  d{1} = x;
  d{3} = [];
  d{3}(4) = x(2);
  d{4} = {};
  d{4}{2}.k = x(1);
  [d{5}.p, d{6}.p] = deal(x(1)^2, x(2) * 2);
  l = s.list;
  l{1} = x(2);
  z = z + d{2}.a.b * sum(d{1}) * sum(d{3}) * d{4}{2}.k * d{5}.p * d{6}.p * l{1};
  l = o.list;
  l{2} = x(1);
  p = o.m{1};
  p.v = x(2);
  o.m{1}.u = x(1);
  z = z + l{2} * p.v + o.m{1}.u ^ 2;
  for k = 1:2
    c{k} = [];
    c{k}.v = x(k) * z;
  end
  z = c{1}.v * c{2}.v;
end
%@ at [1;2], struct('list', [], 'm', {{[]}})
%@ analytic
