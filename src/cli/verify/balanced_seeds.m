function seeds = balanced_seeds(p)
  % BALANCED_SEEDS  Random adjoints of the results, such that none of their numbers hides another.
  %   seeds = balanced_seeds(p): one for each dependent of p, a program as program_at makes it, with its f, args and results
  %   z. A large number of a result gets a small weight: one that is 1e8 times as large as another would else leave nothing
  %   of the deviation of this one. Large is, besides values, how they move with the arguments: also where these move by
  %   rounding, so that values of which nothing but rounding is left get no large weight.
  numbers = numbers_of(p.z, p);
  sizes = abs(numbers);
  for h = [1e-3, 4 * eps]
    try
      moved = cell(1, p.outputs);
      args = moved_arguments(p, h);
      [moved{:}] = p.f(args{:});
      sizes = max(sizes, abs(numbers_of(moved, p) - numbers) / h);
    catch
      % Beside these arguments there may be nothing, or results of other sizes.
    end
  end
  sizes(~isfinite(sizes)) = 0;
  largest = max([sizes; realmin]);
  weights = 2 .^ -round(log2(max(sizes / largest, 1e-10)));
  seeds = cell(1, numel(p.dependents));
  for k = 1:numel(seeds)
    z = p.z{p.dependents(k)};
    v = flatten_numbers(z);
    w = 0.5 + rand(size(v));
    if ~isreal(v)
      w = w + 1i * (0.5 + rand(size(v)));
    end
    seeds{k} = unflatten_numbers(z, w .* weights(1:numel(v)));
    weights(1:numel(v)) = [];
  end
end

function v = numbers_of(z, p)
  v = cell2mat(cellfun(@(it) flatten_numbers(it), z(p.dependents)(:), 'UniformOutput', false));
end

function args = moved_arguments(p, h)
  args = p.args;
  for k = p.independents(p.independents <= numel(args))
    v = flatten_numbers(args{k});
    args{k} = unflatten_numbers(args{k}, v + h * max([1; abs(v)]) * (rand(size(v)) - 0.5));
  end
end
