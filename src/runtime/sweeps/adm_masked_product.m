function z = adm_masked_product(x, y, passive)
% ADM_MASKED_PRODUCT  The tangent of a product one of whose factors is a mask.
%   z = adm_masked_product(x, y, passive): x * y, where the factor of this number (1 or 2) depends on no independent. Its zeros
%   leave out what they are multiplied by, also where that is infinite or no number, as the tangent of a root at zero is.
  tangents = y;
  if passive == 2
    tangents = x;
  end
  if all(isfinite(tangents(:)))
    z = x * y;
  elseif passive == 2
    z = adm_masked_product(y.', x.', 1).';
  elseif isscalar(x) || isscalar(y)
    z = adm_used(x * y, x);
  else
    is_lost = ~isfinite(y);
    finite = y;
    finite(is_lost) = 0;
    z = x * finite;
    for place = find(is_lost).'
      [row, column] = ind2sub(size(y), place);
      taken = x(:, row) ~= 0;
      z(taken, column) = z(taken, column) + x(taken, row) .* y(place);
    end
  end
end
