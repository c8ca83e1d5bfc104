function g_d = adm_summed_value_forward(d, g_modes, modes, twins, pairs)
% ADM_SUMMED_VALUE_FORWARD  The tangent of adm_summed_value by modes: zero, or the error.
  g_d = zeros(size(d));
  asked = find(pairs(3, :) == 4 & ismember(pairs(1, :), modes(g_modes == 4)));
  if ~isempty(asked)
    [~, at] = ismember(pairs(1, asked), modes);
    rise = abs(reshape(twins(asked), 1, []) - reshape(d(at), 1, [])) ./ adm_small(pairs);
    largest = max(abs(d(:)));
    if any(1e9 * adm_small(pairs) .* rise > 1e-6 * (largest + (largest == 0)))
      error('Adjoinery:degenerate', 'A singular value is zero, and what is made of it has a slope there: the sum has no derivative.');
    end
  end
end
