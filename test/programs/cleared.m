function [y, n] = cleared(x)
  % What is no longer needed is removed, and begins anew.
  s.a = x .^ 2;
  c = {x, sin(x)};
  f = @(t) t .* x(1);
  y = sum(s.a) + sum(c{2}) + sum(f(x));
  clear s f
  clear c
  s = x(1);
  for k = 1:3
    part(k) = s * k;
    if k > 1
      part(2) = part(1) * x(end);
    end
    y = y + sin(sum(part)) * numel(part);
    clear part;
  end
  n = y * s;
  clear unknown k x
end
%@ at [0.7 1.3]
%@ at [0.4; -1.3; 0.2]
%@ at 0.3
%@ analytic
