function [z, n] = passive_parts(x, k)
  % Much of this does not depend on x differentiably.
  n = numel(x) + k;
  table = magic(4);
  scale = table(2, 3) / n;
  msg = sprintf('%d', n);
  if length(msg) > 1
    scale = scale * 2;
  end
  count = sum(x > 2);
  w = floor(x) .* x;
  z = scale * sum(w) * count + x(mod(k, 3) + 1);
end
%@ at [1.2 3.3 4.4], 3
%@ at [1.2 3.3 4.4], 12
%@ independents x
%@ dependents z
