function b = adm_pieces_breaks(x, pp)
% ADM_PIECES_BREAKS  How the breaks of a curve through places x follow from these.
%   b = adm_pieces_breaks(x, pp): pp.breaks(:) is b * x(:). They are the places in ascending order, the first and the last one,
%   or the middles between them, where the nearest value is taken. Errors: Adjoinery:pieces where they are none of these.
  n = numel(x);
  [~, order] = sort(x(:));
  b = sparse(1:n, order, 1, n, n);
  if pp.pieces == 1
    b = b([1, end], :);
  elseif pp.pieces == n
    b = [b(1, :); (b(1:end - 1, :) + b(2:end, :)) / 2; b(end, :)];
  end
  if size(b, 1) ~= pp.pieces + 1 || max(abs(b * double(x(:)) - pp.breaks(:))) > 1e4 * eps(class(pp.breaks)) * max(abs(x(:)))
    error('Adjoinery:pieces', 'Where this curve has its breaks has no derivative rule.');
  end
end
