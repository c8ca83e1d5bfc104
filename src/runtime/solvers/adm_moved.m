function y = adm_moved(x)
% ADM_MOVED  A value near another, in a direction that depends on nothing.
%   y = adm_moved(x): every floating-point number of x is moved by some 1e-4 of its size, zero by 1e-4 of the largest number
%   beside it and at most 1e-4, nonzeros only in a sparse array. Numbers in cells and fields are moved, too, but for whole ones
%   besides zero, which may be sizes and indices. Other values stay.
  y = adm_moved_part(x, false);
end

function x = adm_moved_part(x, is_inside)
  if iscell(x)
    x = cellfun(@(it) adm_moved_part(it, true), x, 'UniformOutput', false);
  elseif isstruct(x)
    names = fieldnames(x);
    for k = 1:numel(x)
      for n = 1:numel(names)
        x(k).(names{n}) = adm_moved_part(x(k).(names{n}), true);
      end
    end
  elseif isfloat(x)
    places = 1:numel(x);
    if issparse(x)
      places = reshape(find(x), 1, []);
    end
    values = full(reshape(x(places), 1, []));
    far = max([abs(values(isfinite(values))), 0]);
    lengths = max(abs(values), 1e-6);
    lengths(values == 0) = min(1, far + (far == 0));
    lengths(~isfinite(values) | is_inside & values ~= 0 & values == round(values)) = 0;
    x(places) = values + 1e-4 .* lengths .* (0.5 + mod(0.618 .* places, 1));
  end
end
