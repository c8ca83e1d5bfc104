function a = adm_outer_at(u, v, pattern)
% ADM_OUTER_AT  The entries of a product that are asked for.
%   a = adm_outer_at(u, v, pattern): u * v.' where the pattern has entries, sparse; all of it if the pattern is `[]`, or of
%   another size. 0 asks for none.
  if isequal(pattern, 0)
    a = sparse(size(u, 1), size(v, 1));
  elseif isempty(pattern) || size(pattern, 1) ~= size(u, 1) || size(pattern, 2) ~= size(v, 1)
    a = u * v.';
  else
    [i, j] = find(pattern);
    values = zeros(numel(i), 1);
    for k = 1:size(u, 2)
      left = full(u(:, k));
      right = full(v(:, k));
      values = values + reshape(left(i), [], 1) .* reshape(right(j), [], 1);
    end
    a = sparse(i(:), j(:), double(values), size(u, 1), size(v, 1));
  end
end
