%@ at [1 -2 0.5 3], 4
%@ at 1.5, 1
%@ at zeros(1, 0), 0
%@ at sin(1:30), 30
%@ independents v
%@ analytic
function z = index_blocks(v, n)
  % places in blocks: within an array or beyond it, each once or several times
  n = size(v, 2);
  within = zeros(3 * n, 1);
  beyond = zeros(2 * n, 1);
  backwards = zeros(1, 6 * n + 1);
  repeated = zeros(1, 3 * n + 1);
  saturated = zeros(1, 200);
  for i = 1:3
    k = (i - 1) * n + (1:n)';
    within(k) = within(k) + v(:) .^ i;
    within((3 - i) * n + (1:n)') = within(k) .* v(:);
    beyond(k) = v(:) * i;
    beyond(k) = beyond(k) .^ 2;
    backwards(2 * (i * n - (0:n - 1)) + 1) = v .* i;
    repeated(1 + (i - 1) * (1:n)) = v .* i;
    saturated(int8(100) + (1:n)) = saturated(int8(100) + (1:n)) + v .^ i;
  end
  z = sum(within .^ 2) + sum(beyond) + sum(backwards .^ 3) + sum(repeated .^ 2) + sum(saturated .^ 2);
end
