function t = adm_twin_operand(x, modes, pairs)
% ADM_TWIN_OPERAND  What an operand of a function of values, which may vary itself, is for twins (adm_spectrum).
%   t = adm_twin_operand(x, modes, pairs): a number is the same for all; of several numbers, one for each of the modes, that of a
%   mode for its twin with itself. Two modes do not have the same where each has its own, which may change: NaN.
  n = size(pairs, 2);
  if isscalar(x)
    t = x + zeros(n, 1);
  else
    t = NaN(n, 1);
    alone = pairs(1, :) == pairs(2, :);
    if numel(x) == numel(modes) && n > 0
      [is_found, at] = ismember(pairs(1, :), modes);
      t(alone & is_found) = x(at(alone & is_found));
    end
  end
end
