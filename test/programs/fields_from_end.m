function z = fields_from_end(x, k)
  % Elements and cells in places told from the end, which may lie beyond it.
  s = struct('f', x);
  s(end + 1).f = x * 2;
  s(max(end, k)).f = x .* x;
  s(k + 5 - end).f = x * 3;
  [s(end + 1).f, c] = deal(x * 4, 2);
  q.list = {x};
  q.list{max(end, k)} = x * c;
  q.list{end}(end:4) = x(1) * 3;
  q.w = x;
  q.w(5 - min(end, 1)) = x(2);
  z = 0;
  for i = 1:numel(s)
    if ~isempty(s(i).f), z = z + sum(s(i).f .^ 2) * i; end
  end
  z = z + sum(q.list{end}) + sum(q.w .^ 2);
end
%@ at [0.3 0.7], 3
%@ at [0.3 0.7], 2
%@ independents x
