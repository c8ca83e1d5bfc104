function [H, J] = hessian_of_steps(p, strategy, Y, V, W)
  % HESSIAN_OF_STEPS  Second derivatives by differences of adjoints ('fd') or complex steps of tangents ('cv').
  start = full(adj.internal.numbers(p.args(p.wrt)));
  if strcmp(strategy, 'cv') && ~isreal(start)
    error('Adjoinery:analytic', 'Complex steps start from real arguments.');
  end
  J = rows_at(p, start, Y);
  H = zeros(size(V, 2), size(W, 2), size(Y, 1));
  % The rows of a Jacobian, one below the other, of all weighted sums.
  products = zeros(p.width * size(Y, 1), size(W, 2));
  for k = 1:size(W, 2)
    w = W(:, k);
    if strcmp(strategy, 'cv')
      h = p.opts.complexStep;
      rows = imag(Y * jacobian_at(p, start + 1i * h * w)) / h;
    else
      h = difference_step(p, start, w, 3);
      rows = (rows_at(p, start + h * w, Y) - rows_at(p, start - h * w, Y)) / (2 * h);
    end
    rows = rows.';
    products(:, k) = rows(:);
  end
  if strcmp(strategy, 'cv') && size(W, 2) > 0
    weights = adj.internal.probe(size(W, 2));
    check_analytic(p, @(column) reshape(jacobian_at(p, column).' * Y.', [], 1), start, W * weights, products * weights, ...
      abs(products) * weights, reshape(J.', [], 1));
  end
  for i = 1:size(Y, 1)
    H(:, :, i) = V.' * products((i - 1) * p.width + (1:p.width), :);
  end
end

function J = rows_at(p, column, Y)
  p.args(p.wrt) = adj.internal.spread(p.args, p.wrt, column);
  J = rows_of(p, record_of(p), Y);
end

function J = jacobian_at(p, column)
  p.args(p.wrt) = adj.internal.spread(p.args, p.wrt, column);
  J = tangent_product(p, speye(p.width));
end
