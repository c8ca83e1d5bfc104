function [y, g, H] = nargout_objective(x, n)
%@ at [0.5; -0.3; 2], 2
%@ at [1; 2], 0
%@ independents x
%@ dependents y
%@ analytic
% Objectives for optimisers compute their own derivatives where they are asked for.
  y = sum(x.^3) * n + prod(x) * nargout;
  if nargout > 1
    y = y + 1000 * x(1);
  end
  switch nargout
    case 0
      error('somebody asks for something');
    case 1
      y = y^2;
    otherwise
      g = eval('x');
      H = checked(@nargout_objective, x, n);
  end
end

function H = checked(f, x, n)
  g = f(x + 1e-6, n);
  H = (g - eval('x')) / 1e-6;
end
