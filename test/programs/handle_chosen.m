function z = handle_chosen(x, p, kind)
  % Which of several handles is called, is known only at run time.
  switch kind
    case 1
      f = @(t) p * t.^2;
    case 2
      f = @sin;
    otherwise
      q = p * x(1);
      f = @(t) q ./ (1 + t.^2);
  end
  if p > 1
    g = f;
  else
    g = @(t) f(t) * 2;
  end
  z = sum(f(x)) + sum(twice(g, x));
end

function y = twice(g, x)
  y = g(g(x));
end
%@ at [0.4 0.8], 1.4, 1
%@ at [0.4 0.8], 0.4, 1
%@ at [0.4 0.8], 1.4, 2
%@ at [0.4 0.8], 0.4, 2
%@ at [0.4; 0.8], 1.4, 3
%@ at 0.4, 0.4, 3
%@ independents x, p
%@ analytic
