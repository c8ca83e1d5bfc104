function z = text_or_numbers(x)
  % Parameters and variables that are text at one time and numbers at another.
  smoothed('reset');
  z = zeros(size(x));
  for k = 1:numel(x)
    z(k) = smoothed(x(k));
  end
  weight = 'none';
  if real(x(1)) > 0
    weight = x(1) ^ 2;
  end
  if ~ischar(weight)
    z = z * weight;
  end
  z = [scaled(z, 'mean'), scaled(z, x(end))];
end

function y = smoothed(x)
  persistent state
  if ischar(x)
    state = 0;
    y = 0;
    return
  end
  state = 0.6 * state + 0.4 * x ^ 2;
  y = state;
end

function y = scaled(v, by)
  if strcmp(by, 'mean')
    by = mean(v);
  end
  y = v / by;
end
%@ at [1 0.5 -0.3 0.8]
%@ at [-1 0.5]
%@ at 2
%@ independents x
%@ analytic
