function [H, J] = hessian_of_tangent(p, Y, V, W)
  % HESSIAN_OF_TANGENT  Second derivatives by tangents of tangents: one call for each column of V, in all directions of W.
  [d, inputs] = adj.internal.derivative(p.f, p.args, adj.internal.request('curvature', p.wrt, p.outputs, p.options));
  if any(strcmp(d.results, 'varargout')) || d.has_list
    error('Adjoinery:outputs', '%s has varargin or varargout: take the strategy t1rev, or call it in @(x) f(x).', d.name);
  end
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
  along = adj.internal.spread(p.args, p.wrt, W);
  for i = 1:size(V, 2)
    single = adj.internal.spread(p.args, p.wrt, V(:, i));
    list = {};
    for k = 1:numel(inputs)
      if independents(k) > 0
        list = [list, single(independents(k)), along(independents(k))];
      end
      list = [list, inputs(k)];
    end
    found = cell(1, places(end) - 1);
    try
      [found{:}] = d.functions.second(list{:});
    catch problem
      wide = adj.internal.with_any_dimensions(problem, p.options);
      if ~isempty(wide)
        p.options = wide;
        [H, J] = hessian_of_tangent(p, Y, V, W);
        return;
      end
      rethrow(problem);
    end
    parts = cellfun(@(it) adj.internal.directional(it, count), found(places(p.outputs) - 2), 'UniformOutput', false);
    products = Y * vertcat(zeros(0, count), parts{:});
    for k = 1:size(Y, 1)
      H(i, :, k) = products(k, :);
    end
  end
end
