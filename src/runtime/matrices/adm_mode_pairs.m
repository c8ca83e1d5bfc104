function [i, k, slope, divided] = adm_mode_pairs(w, twins, pairs, left, right, kind)
% ADM_MODE_PAIRS  The pairs of equal values in a product of modes (adm_mode_product), and what a coupling becomes in it.
%   [i, k, slope, divided] = adm_mode_pairs(w, twins, pairs, left, right, kind): for each pair its places among the
%   columns, zeros where it is not among them; 1 where the twin tells the slope of the weights; where it does not, their
%   divided difference. An error Adjoinery:degenerate where the product depends on the choice of the vectors: one of a pair
%   is missing, or the weights of equal values differ, or those of singular values that are zero are not zero; in a product
%   of vectors of one side ('same') these weights may be anything that is even about zero.
  count = numel(left);
  place = zeros(1, max([left(:); pairs(1, :).'; 0]));
  place(left(left > 0)) = find(left > 0);
  i = place(pairs(1, :));
  k = place(pairs(2, :));
  fits = isequal(left(:), right(:)) && (isscalar(w) || numel(w) == count) && nnz(place) == count && ~strcmp(kind, 'free');
  w = reshape(w, 1, []) + zeros(1, count);
  twins = reshape(twins, 1, []) + zeros(size(i));
  if ~fits
    is_lost = i > 0 | k > 0;
    slope = false(size(i));
    divided = zeros(size(i));
  else
    both = i > 0 & k > 0;
    of_i = w(max(i, 1));
    of_k = w(max(k, 1));
    largest = max(abs(w));
    unit = count * eps(class(w));
    gaps = pairs(4, :);
    is_zero = pairs(3, :) >= 3;
    spread = max(abs(of_i - of_k), abs(of_i - twins));
    is_same = spread <= 1e-6 .* max(abs(of_i), abs(of_k)) + 4 .* unit .* largest;
    vanishes = max(max(abs(of_i), abs(of_k)), abs(twins)) <= 1e-6 .* largest;
    slope = both & (~is_zero & is_same | is_zero & vanishes);
    is_apart = ~is_zero & abs(gaps) > unit .* pairs(5, :);
    % Vectors of one side by themselves do not depend on the signs of those of zeros, nor on their choice.
    is_one_side = strcmp(kind, 'same');
    is_settled = is_one_side & is_zero & is_same;
    is_steep = pairs(3, :) == 4 & is_one_side & abs(twins - of_i) .* pairs(5, :) > 1e-6 .* largest .* adm_small(pairs);
    is_lost = i > 0 ~= (k > 0) | both & ~slope & ~is_apart & ~is_settled | both & is_steep;
    divided = (of_k - of_i) ./ (gaps + (gaps == 0)) .* (both & ~slope);
  end
  lost = find(is_lost, 1);
  if ~isempty(lost)
    adm_mode_pairs_refuse(pairs(:, lost), kind);
  end
  i = i .* (slope | divided ~= 0);
  k = k .* (slope | divided ~= 0);
end

function adm_mode_pairs_refuse(pair, kind)
  if strcmp(kind, 'free')
    way_out = 'With regard to elements by which the matrix stops to be symmetric there is none: use (A + A'') / 2 for A.';
  else
    way_out = 'Weights that are a function of the values, the same for all of them, have one, and so have sqrtm, expm, logm, A \ b and pinv.';
  end
  error('Adjoinery:degenerate', '%s', ['A product of vectors depends on those of the values ', num2str(pair(1)), ' and ', ...
    num2str(pair(2)), ', which are equal, nearly so, or zero: it has no derivative. ', way_out]);
end
