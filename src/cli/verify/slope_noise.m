function noise = slope_noise(p, position, d)
  % SLOPE_NOISE  How much rounding moves the slopes that the adjoint and the tangent tell.
  %   noise = slope_noise(p, position, d): the sum over both of the largest changes with other factors of the seeds and of
  %   the direction, which change nothing but rounding, and with arguments that differ in their last digits. Changes that
  %   are large beside the slopes and the results are no rounding: slopes jump at a kink, and a wrong derivative need not be
  %   linear in its seeds.
  [slopes, sizes] = both_slopes(p, p.args, position, d, 1);
  others = zeros(0, 2);
  values = sum(cellfun(@(seed, z) sum(abs(flatten_numbers(seed) .* flatten_numbers(z))), p.seeds, p.z(p.dependents)));
  jump = p.eps / eps * max(1e-3 * max(sizes), 1e-6 * values);
  if p.is_seeded
    for factor = [1 / 3, 0.7, 1.1]
      others(end + 1, :) = both_slopes(p, p.args, position, d, factor);
    end
  end
  for sign = [1, -1]
    try
      others(end + 1, :) = both_slopes(p, nudged(p, sign), position, d, 1);
    catch
      % Beside these arguments there may be nothing.
    end
  end
  changes = abs(others - slopes);
  changes(any(changes > jump, 2), :) = [];
  noise = sum(max([changes; 0, 0]));
end

function args = nudged(p, sign)
  args = p.args;
  for k = p.independents(p.independents <= numel(args))
    v = flatten_numbers(args{k});
    steps = sign * p.eps * (1 + mod((1:numel(v))', 2)) .* (-1) .^ (1:numel(v))';
    args{k} = unflatten_numbers(args{k}, v .* (1 + steps));
  end
end
