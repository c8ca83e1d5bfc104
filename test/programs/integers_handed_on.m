function z = integers_handed_on(x)
  % Structures and cells that hold integers beside active values go to functions and into other structures.
  s = struct('n', {int32(1), int32(2)}, 'v', {0, 0});
  for k = 1:2, s(k).v = x(k) * k; end
  s(3) = struct('n', int8(3), 'v', x(1) ^ 2);
  s(end + 1).v = sin(x(2));
  s(4).n = int32(2);
  some = s(2:4);
  z = 0;
  for t = some, z = z + t.v; end
  o.data = {x(1), int8(2)};
  o.tag = 'abc';
  o.flag = x > 0;
  all = o;
  all.parts = s;
  z = z * all.data{1} * double(all.data{2}) + total(all, 2.5) + first(all) + first(struct('data', {{x(2), uint8(1)}}));
end

function y = total(o, w)
  y = 0;
  for k = 1:numel(o.parts), y = y + w * o.parts(k).v * double(o.parts(k).n); end
  kept = inner(o);
  y = y + kept.v ^ 2;
end

function p = inner(o)
  p = o.parts(2);
  p.n = p.n + 1;
end

function y = first(o)
  y = o.data{1} * 3;
end
%@ at [0.4 1.2]
%@ at [-0.7 0.3]
%@ analytic
