function [z, w] = handles_as_parameters(x, f, opt, p)
  % Functions that the caller gives: by name, and by text with a parameter and with what it has captured.
  z = sum(f(x)) + opt.scale(x(1)) * p;
  w = steps(f, x, opt);
  if ~isempty(opt.prior)
    [m, k] = opt.prior(w);
    z = z + m * k;
  end
end

function y = steps(f, y, opt)
  for k = 1:opt.n
    y = y + 0.1 * opt.weights(y, k) .* feval(f, y);
  end
  y = sum(cellfun(opt.scale, num2cell(y(:))));
end
%@ at [0.9; 0.4; 2], @tanh, struct('n', 2, 'scale', (@(p, q) @(t) p * sin(t) + q * t)(1.3, 0.7), 'weights', @(t, k) t / k, 'prior', @max), 1.3
%@ at [0.3 1.4], @tanh, struct('n', 2, 'scale', (@(p, q) @(t) p * sin(t) + q * t)(-0.6, 2), 'weights', @(t, k) t / k, 'prior', @max), -0.6
%@ independents x
%@ handle f=@tanh
%@ handle opt.scale=@(t) p * sin(t) + q * t
%@ handle opt.weights=@(t, k)t/k
%@ handle opt.prior=@max
