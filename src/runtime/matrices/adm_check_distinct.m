function adm_check_distinct(name, pairs, are_read, a_d, d)
% ADM_CHECK_DISTINCT  Refuse derivatives that depend on which vectors of equal eigenvalues or singular values were found.
%   adm_check_distinct(name, pairs, are_read, a_d, d): name is the function, pairs comes from adm_near or adm_near_singular,
%   are_read is a row, d and a_d are columns. An error Adjoinery:degenerate where a vector of a pair is read, or where a result
%   depends on the numbers of a pair in different ways: as their order changes there, they have no derivative by themselves;
%   nor have singular values that are zero, and their vectors.
  pairs = pairs(:, pairs(1, :) ~= pairs(2, :) | pairs(3, :) == 3);
  i = pairs(1, :);
  k = pairs(2, :);
  are_read = reshape(full(are_read), 1, []);
  read = find(are_read(i) | are_read(k), 1);
  if ~isempty(read)
    error('Adjoinery:degenerate', '%s', [name, ': ', adm_check_distinct_which(i(read), k(read)), ...
      ', or nearly so, and its vectors are read one by one, which has no derivative. Products that do not depend on the ', ...
      'choice of vectors have one, V * diag(f(d)) * V'', and so have sqrtm, expm, logm, A \ b and pinv.']);
  end
  % How much of the difference of the adjoints the rounding of the vectors lets through.
  blur = numel(d) * eps(class(d)) .* pairs(5, :);
  blur = blur ./ max(abs(pairs(4, :)), blur);
  blur(isnan(blur)) = 1;
  a_d = reshape(full(a_d), 1, []);
  is_zero = pairs(3, :) == 3 & i == k;
  uneven = find(max(abs(a_d(i) - a_d(k)) .* blur, abs(a_d(i)) .* is_zero) > 1e-6 * max(abs(a_d)), 1);
  if ~isempty(uneven)
    error('Adjoinery:degenerate', '%s', [name, ': ', adm_check_distinct_which(i(uneven), k(uneven)), ...
      ', and what is made of it has no derivative there. Sums over all values that are equal have one.']);
  end
end

function text = adm_check_distinct_which(i, k)
  if i == k
    text = ['value ', num2str(i), ' (in their order) is zero'];
  else
    text = ['values ', num2str(i), ' and ', num2str(k), ' (in their order) are equal'];
  end
end
