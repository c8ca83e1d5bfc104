function [z, w] = told_sizes(x, y, k)
  % What conditions tell of sizes holds where they hold, and nowhere else.
  n = numel(x);
  s = size(x);
  w = zeros(s) + 0 .* x;
  if isscalar(x)
    p = x * y;
    u = ones(n, 1) * x;
  elseif iscolumn(x) && ~isrow(y)
    p = x .* sum(y(:));
    u = x + ones(n, 1);
  elseif any(size(x) ~= size(y))
    p = x + y;
    u = x(:);
  else
    p = x .* y + w;
    u = x(:) .* y(:);
  end
  w = w + x .* 2;
  q = p .* k + x;
  if numel(k) > 1 || ~ismatrix(x)
    q = q .* k;
  else
    q = q * k;
  end
  if ~isscalar(y) && numel(k) == 1
    q = q + sum(sum(y * k));
  end
  if isscalar(k) || isscalar(x)
    q = q .* k + k .* x;
  end
  r = y;
  for i = 1:3
    r = r .* x;
    if ~isrow(r)
      r = sum(r + ones(1, size(r, 2)), 1);
    end
    if isrow(x), u = u + sum(r .* x); end
  end
  z = sum(q(:)) + sum(u(:).^2) + sum(r(:));
end
%@ at 1.3, [0.4 -0.7 1.1], 0.6
%@ at 1.3, [0.4; -0.7; 1.1], 0.6
%@ at 1.3, [0.4 -0.7 1.1], [0.6 0.2 -0.3]
%@ at [0.3; 1.2; -0.5], [0.4; -0.7; 1.1], 0.6
%@ at [0.3; 1.2; -0.5], [0.4 -0.7 1.1], 0.6
%@ at [0.3 1.2 -0.5], [0.4 -0.7 1.1], 0.6
%@ at [0.3 1.2 -0.5], [0.4 -0.7 1.1], [0.6 0.2 -0.3]
%@ at [0.3 1.2 -0.5], 0.7, 0.6
%@ at [0.3 1.2; -0.5 0.8], [0.4 -0.7; 1.1 0.2], 0.6
%@ at [0.3 1.2; -0.5 0.8], [0.4; -0.7], 0.6
%@ at zeros(0, 1), 0.7, 0.6
%@ at 0.9, 0.7, 0.6
%@ independents x, y, k
%@ analytic
