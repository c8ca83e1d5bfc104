function z = roots_passive(x, p, g)
  % Zeros of functions that capture nothing that is differentiated are found as they were.
  h = @(t) t^3 - p;
  z = x * fzero(h, 1) + fzero(@cos, [1, 2]) * x^2;
  z = z + x * fzero(g, 0.5) + double_zero(p) * x;
end

function z = double_zero(p)
  z = fzero(@(t) (t - p)^3, 0);
end
%@ independents x
%@ at 0.7, 2, @(t) t - 0.25
