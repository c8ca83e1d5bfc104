function [H, J] = hessian_of_tangent(p, Y, V, W)
  % HESSIAN_OF_TANGENT  Second derivatives by tangents of tangents: one call for each column of V, in all directions of W.
  [H, J] = adj.internal.in_dimensions(p.f, p.options, @(options) column_by_column(setfield(p, 'options', options), Y, V, W));
end

function [H, J] = column_by_column(p, Y, V, W)
  [d, inputs] = adj.internal.derivative(p.f, p.args, adj.internal.request('curvature', p.wrt, p.outputs, p.options));
  J = Y * tangent_product(p, speye(p.width));
  count = size(W, 2);
  H = zeros(size(V, 2), count, size(Y, 1));
  if count == 0
    return;
  end
  last = max(p.outputs);
  active = false(1, last);
  active(p.outputs) = true;
  % Of each result that is differentiated there are the second tangent, the tangent and the value.
  places = cumsum(1 + 2 * active);
  independents = zeros(1, numel(d.parameters));
  for k = 1:numel(d.slots)
    independents(strcmp(d.independents{d.slots(k)}, d.parameters)) = k;
  end
  along = adj.internal.tangent_like(adj.internal.spread(p.args, p.wrt, W), p.args(p.wrt), count);
  for i = 1:size(V, 2)
    single = adj.internal.tangent_like(adj.internal.spread(p.args, p.wrt, V(:, i)), p.args(p.wrt), 0);
    list = {};
    for k = 1:numel(inputs)
      if independents(k) > 0
        list = [list, single(independents(k)), along(independents(k))];
      end
      list = [list, inputs(k)];
    end
    found = cell(1, places(end) - 1);
    [found{:}] = d.functions.second(list{:});
    parts = cellfun(@(it) adj.internal.directional(it, count), found(places(p.outputs) - 2), 'UniformOutput', false);
    products = Y * vertcat(zeros(0, count), parts{:});
    for k = 1:size(Y, 1)
      H(i, :, k) = products(k, :);
    end
  end
end
