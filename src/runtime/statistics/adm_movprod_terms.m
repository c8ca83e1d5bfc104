function r = adm_movprod_terms(a, x, w, dim, isAdjoint)
% ADM_MOVPROD_TERMS  The derivatives of z = movprod(x, w) along dimension dim, applied to a tangent or to an adjoint.
%   r = adm_movprod_terms(a, x, w, dim, isAdjoint): windows as in adm_moving; a and r have the size of x, but
%   that Octave leaves out dimensions of one element in z.
  [places, isInside] = adm_windows(size(x, dim), w);
  a = adm_columns(reshape(a, size(x)), dim);
  y = adm_columns(x, dim);
  r = zeros(size(y));
  for c = 1:size(y, 2)
    values = reshape(y(places, c), size(places));
    values(~isInside) = 1;
    for j = 1:size(places, 1)
      others = prod(values([1:j - 1, j + 1:end], :), 1).';
      at = isInside(j, :);
      from = places(j, at);
      if isAdjoint
        r(from, c) = r(from, c) + a(at, c) .* others(at);
      else
        r(at, c) = r(at, c) + a(from, c) .* others(at);
      end
    end
  end
  r = adm_uncolumns(r, x, dim);
end
