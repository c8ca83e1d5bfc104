function [scale, slope] = adm_normalize_scale(x, dim, how, option)
% ADM_NORMALIZE_SCALE  What normalize(x, dim, how, option) divides by, with the methods scale and norm.
%   [scale, slope] = adm_normalize_scale(x, dim, how, option): and its derivatives with regard to the elements. An error
%   Adjoinery:normalize where it is zero.
  if strcmp(how, 'scale') && isnumeric(option)
    scale = option;
    slope = 0;
  elseif strcmp(how, 'scale')
    scale = std(x, 0, dim);
    slope = (x - mean(x, dim)) ./ (size(x, dim) - 1) ./ scale;
  elseif isinf(option)
    [scale, i] = max(abs(x), [], dim);
    slope = adm_abs(adm_scatter(ones(size(i)), i, x, dim), x);
  else
    scale = sum(abs(x).^option, dim).^(1 ./ option);
    slope = adm_signed_power(x ./ scale, option - 1);
  end
  if any(scale(:) == 0)
    error('Adjoinery:normalize', 'normalize has no derivative where the numbers are divided by zero.');
  end
end
