function t = adm_twin_constant(x, modes, pairs)
% ADM_TWIN_CONSTANT  What a constant operand of a function of values is for twins (adm_spectrum).
%   t = adm_twin_constant(x, modes, pairs): a number is the same for all; of several numbers, one for each of the modes, that which
%   both modes of a pair have, NaN where these differ.
  n = size(pairs, 2);
  if isscalar(x)
    t = x + zeros(n, 1);
  else
    t = NaN(n, 1);
    if numel(x) == numel(modes) && n > 0
      [has_one, one] = ismember(pairs(1, :), modes);
      [has_other, other] = ismember(pairs(2, :), modes);
      both = has_one & has_other;
      one = reshape(x(one(both)), [], 1);
      other = reshape(x(other(both)), [], 1);
      one(one ~= other) = NaN;
      t(both) = one;
    end
  end
end
