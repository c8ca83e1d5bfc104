function z = lists_dealt(x, s, p)
  % Lists of values that only the run counts are handed out by deal: one to all, or one to each.
  c = halves(x);
  [s.a] = deal(c{:});
  [s(2:3).b] = deal(p.w);
  name = 'b';
  [s([1, 3]).(name)] = deal(c{2:end});
  [d{1:2}] = deal(p.v);
  [d{3:4}] = deal(c{3:end});
  z = s(1).a * s(2).a + s(3).a ^ 2 + s(1).b * s(2).b - s(3).b + d{1} * d{2} ^ 2 + d{3} * d{4};
end
function c = halves(x)
  c = {};
  for k = 1:numel(x)
    c{end + 1} = x(k) / 2;
  end
end
%@ at [1.3, 0.4, -0.6], struct('a', {1, 2, 3}, 'b', {4, 5, -0.7}), struct('w', 0.3, 'v', 1.7)
%@ independents x, p
%@ analytic
