function r = adm_movmedian_terms(a, x, w, dim, isAdjoint)
% ADM_MOVMEDIAN_TERMS  The derivatives of z = movmedian(x, w) along dimension dim, applied to a tangent or to an adjoint.
%   r = adm_movmedian_terms(a, x, w, dim, isAdjoint): windows as in adm_moving; a and r have the size of x, but
%   that Octave leaves out dimensions of one element in z.
  [places, isInside] = adm_windows(size(x, dim), w);
  n = size(places, 2);
  a = adm_columns(reshape(a, size(x)), dim);
  y = adm_columns(x, dim);
  r = zeros(size(y));
  middle = (sum(isInside, 1) + 1) ./ 2;
  for c = 1:size(y, 2) .* (n > 0)
    values = reshape(y(places, c), size(places));
    values(~isInside) = Inf;
    [~, order] = sort(values, 1);
    found = @(rank) places(sub2ind(size(places), order(sub2ind(size(places), rank, 1:n)), 1:n));
    low = found(floor(middle)).';
    high = found(ceil(middle)).';
    if isAdjoint
      r(:, c) = accumarray([low; high], [a(:, c); a(:, c)] ./ 2, [n, 1]);
    else
      r(:, c) = (a(low, c) + a(high, c)) ./ 2;
    end
  end
  r = adm_uncolumns(r, x, dim);
end
