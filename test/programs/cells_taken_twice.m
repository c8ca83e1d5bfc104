function s = cells_taken_twice(x, n)
  % Parts of cell arrays are taken, put together, taken twice.
  p.list = {sin(x), x(1), x'};
  p.sub.list{2} = x .^ 2;
  p.list = [p.list, p.sub.list(2)];
  c = p.list([1 1 n]);
  d = [c(2:3), {x}, p.list(end), repmat(c(2), 1, 2)];
  d(2) = [];
  s = sum(d{1}(:)) * sum(p.list{end}(:));
  for k = 1:numel(d)
    s = s + k * sum(cos(d{k}(:)));
  end
end
%@ at [0.3 0.8], 2
%@ at [0.7; -0.4; 1.1], 3
%@ at 0.5, 4
%@ independents x
%@ analytic
