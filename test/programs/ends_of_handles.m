function z = ends_of_handles(x, p)
  % In the arguments of a handle, end is that of the handle: 1.
  before = @(k) max(1, k - 1);
  c = {x, 2};
  z = x(before(end)) + 10 * c{1}(before(end) + end - 1) + x(1) * before(end);
  if p > 1
    chosen = @(v, k) v * k;
  else
    chosen = @(v, k) v + p * k;
  end
  z = z * chosen(x(end), end);
end
%@ at [0.5 1.5 2], 2
%@ at [0.5; 1.5], 0.3
%@ at 2, 0.3
%@ independents x
%@ analytic
