function [H, J] = hessian_of_differences(p, Y, V, W)
  % HESSIAN_OF_DIFFERENCES  Second derivatives by mixed central differences of the function itself.
  start = full(adj.internal.numbers(p.args(p.wrt)));
  p.opts.derivOrder = 1;
  J = Y * difference_product(p, speye(p.width));
  H = zeros(size(V, 2), size(W, 2), size(Y, 1));
  mirrored = isequal(V, W);
  for i = 1:size(V, 2)
    for j = 1:size(W, 2)
      if mirrored && j < i
        H(i, j, :) = H(j, i, :);
        continue;
      end
      a = difference_step(p, start, V(:, i), 4);
      b = difference_step(p, start, W(:, j), 4);
      v = a * V(:, i);
      w = b * W(:, j);
      second = at(p, start + v + w) - at(p, start + v - w) - at(p, start - v + w) + at(p, start - v - w);
      H(i, j, :) = Y * second / (4 * a * b);
    end
  end
end

function column = at(p, numbers)
  p.args(p.wrt) = adj.internal.spread(p.args, p.wrt, numbers);
  values = values_of(p, 1);
  column = numbers_of(values(p.outputs));
end
