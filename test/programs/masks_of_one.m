function y = masks_of_one(x, b, c)
  % masks of one element, which name none where they are false
  arguments
    x (1,:) double
    b (1,1) logical
    c
  end
  if ~isscalar(c), error('c must be a scalar'), end
  y = x(1)^2 + x(2)^3;
  t = x(b);
  y = y + sum(t .* x(1)) + sum(x(c) * x(2)) + sum(x(1, c) .* x(2));
  t = x(max(numel(x) > 4, false));
  y = y + sum(t .* x(1)) + sum(x(fliplr(numel(x) > 4)) * x(2));
  t = x(reshape(numel(x) > 4, 1, 1));
  y = y + sum(t .* x(1)) + sum(x((numel(x) > 4)') * x(2));
end
%@ at [1.3 0.7], false, false
%@ at [1.3 0.7], true, 2
%@ at [1.3 0.7], true, true
%@ at 1:5, true, true
%@ independents x
