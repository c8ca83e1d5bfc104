function i = adm_nth_element(x, n, dim)
% ADM_NTH_ELEMENT  Where along a dimension the elements are that nth_element(x, n, dim) gives.
  sizes = size(x);
  [~, i] = sort(adm_fold(x, dim), 2);
  sizes(dim) = numel(n);
  i = reshape(i(:, n, :), sizes);
end
