function z = guarded_models(x, p, w)
  % Matrices, or functions that give them, or nothing: what is given is asked before it is called.
  z = corrected(x, p, w) + corrected(x, p, w, @weights);
  [y, s] = corrected(x, p, @(v, q) diag(q + v .^ 2), [], p(1));
  z = z + y * s;
end

function [y, s] = corrected(x, p, model, scale, more)
  if nargin < 4
    scale = [];
  end
  if nargin < 5
    more = 2;
  end
  if isempty(scale)
    scale = eye(numel(x));
  end
  if isnumeric(model)
    m = model * more;
  elseif ischar(model) || strcmp(class(model), 'function_handle')
    m = feval(model, x, more);
  else
    m = model(x, more);
  end
  if isnumeric(scale)
    % as it is
  elseif strcmp(class(scale), 'function_handle')
    scale = feval(scale, x);
  else
    scale = scale(x);
  end
  y = p.' * scale * m * scale.' * x;
  if nargout > 1
    s = sum(y) * more;
  end
end

function w = weights(x)
  w = [1, x(1); sin(x(2)), 2];
end
%@ at [0.3; 0.8], [0.7; 1.1], [2 0.1; 0.4 3]
%@ analytic
