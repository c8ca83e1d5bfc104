%@ at [1; 2], 0.4
%@ at 3, 0.2
%@ independents b,w
function z = fixed_point_residual(b, w)
  % A residual that is made smaller, with some momentum: the state is two iterations long.
  x = b;
  before = b;
  n = 0;
  r = x + sin(x) - b;
  %ADiMat <fixed-point tolerance="1e-12"/>
  while norm(r) > 2e-15
    if n > 400
      break
    end
    n = n + 1;
    next = x - w * r + 0.1 * (x - before);
    before = x;
    x = next;
    r = x + sin(x) - b;
  end
  z = x .* (2 + r);
end
