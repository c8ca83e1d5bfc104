function y = paired_columns(x, a)
  % bsxfun with functions of which it is not seen here that they work element by element.
  ops.mix = @(s, t) s .* t + sin(s);
  ops.kernel = @squared_distance;
  y = sum(sum(bsxfun(ops.mix, x, a) .* bsxfun(ops.kernel, x, a)));
  y = y + sum(sum(bsxfun(@(s, t) s - mean(t) .* s, x, a))) + combine(@times, x, a) + combine(@damped, a, x);
  gain = 1.5;
  scaled = @(s, t) gain .* s .* sum(t .^ 2);
  y = y + sum(sum(sum(bsxfun(scaled, x, reshape(a, [1, size(a, 2), size(a, 1)])))));
end
function r = squared_distance(s, t)
  r = (s - t) .^ 2;
end
function r = combine(op, s, t)
  r = sum(sum(bsxfun(op, s, t)));
end
function r = damped(s, t)
  if any(s > 1)
    r = s .* t;
  else
    r = s + t .^ 2;
  end
end
%@ at [1; 2; 0.5], [0.3, 0.7]
%@ at [1 0.4; 2 0.3; 0.5 -1], [0.3, 0.7]
%@ at 1.5, [0.3, 0.7]
%@ at [1.5, 0.2], 0.6
%@ at zeros(0, 1), [0.3, 0.7]
%@ at [1.5, 0.2; 1 3], [0.6 2; 0.4 1]
%@ analytic
%@ dimensions any
