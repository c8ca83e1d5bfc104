function plot_slopes(p, file)
  % PLOT_SLOPES  Write a picture of errors against steps: of differences and complex steps, with lines for adjoint and tangent.
  %   plot_slopes(p, file): p is the program as program_at makes it; all independents move together, in a direction that is the same
  %   in each call. The drawing is that of the toolbox (adj.check).
  positions = p.independents(p.independents <= numel(p.args));
  numbers = cellfun(@flatten_numbers, p.args(positions), 'UniformOutput', false);
  directions = cell(size(positions));
  products = struct('adjoint', NaN, 'tangent', NaN, 'complex', NaN);
  if ~isempty(p.adjoint)
    gradients = p.adjoint(p.args, 1);
    products.adjoint = 0;
  end
  if ~isempty(p.tangent)
    products.tangent = 0;
  end
  for k = 1:numel(positions)
    directions{k} = 2 * (adj.internal.probe(numel(numbers{k}), k) - 1);
    if ~isempty(p.adjoint)
      products.adjoint = products.adjoint + slope_of_gradient(gradients{p.independents == positions(k)}, directions{k});
    end
    if ~isempty(p.tangent)
      products.tangent = products.tangent + p.tangent(p.args, positions(k), directions{k});
    end
  end
  at = @(h) moved(p, positions, numbers, directions, h);
  all_numbers = vertcat(zeros(0, 1), numbers{:});
  if isreal(all_numbers) && all(cellfun(@(it) isreal(flatten_numbers(it)), p.seeds))
    products.complex = adj.internal.complex_step(at, 1e-30);
  end
  told = [products.adjoint, products.tangent];
  size_of = max([abs(told(~isnan(told))), realmin]);
  if ~(abs(products.complex - told(find(~isnan(told), 1))) < 1e-6 * size_of)
    % The function is not analytic, or the derivative is wrong: differences tell more.
    products.complex = NaN;
  end
  all_directions = vertcat(zeros(0, 1), directions{:});
  scale = max([1; abs(all_numbers)]) / max([norm(all_directions, Inf), realmin]);
  adj.internal.draw_errors(file, products, size_of, at, scale);
end

function s = moved(p, positions, numbers, directions, h)
  for k = 1:numel(positions) - 1
    p.args{positions(k)} = unflatten_numbers(p.args{positions(k)}, numbers{k} + h * directions{k});
  end
  s = weighted_results(p, positions(end), numbers{end} + h * directions{end});
end
