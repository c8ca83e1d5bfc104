function y = mapped_with_handlers(x, p)
  % Where a function fails for an element, another one is called.
  c = arrayfun(@(a) risky(a, p), [x, -1, p], 'ErrorHandler', @recovered);
  d = cellfun(@(a) [2 x] * [a; p], {x, [1 2 3], p}, 'UniformOutput', true, 'errorhandler', @(e, a) p * e.index * sum(a));
  [u, v] = cellfun(@both, {x, -p}, 'ErrorHandler', @(e, a) deal(a * numel(e.message), x), 'Unif', false);
  y = sum(c .* d) + u{1} * v{2} + u{2} * v{1};
end
function v = recovered(problem, a)
  v = 2 * a * problem.index * strcmp(problem.identifier, 'risky:negative');
end
function v = risky(a, p)
  if a < 0
    error('risky:negative', 'negative');
  end
  v = sqrt(a) * p;
end
function [v, w] = both(a)
  v = risky(a, 3);
  w = a * v;
end
%@ at 0.4, 1.3
