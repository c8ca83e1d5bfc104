function d = adm_used(d, a_z)
% ADM_USED  What an adjoint gets where something is asked of the result.
%   d = adm_used(d, a_z): zero where the adjoint a_z of the result is, also where the partial derivative that it is multiplied
%   by is infinite or no number, as it is at missing values and at poles that are left out. Nothing else is changed. In
%   tangents d is one, and a_z tells which values are taken.
  if ~isfinite(sum(d(:)))
    lost = (isnan(d) | isinf(d)) & a_z == 0;
    if any(lost(:))
      if numel(d) < numel(lost)
        d = d + zeros(size(lost));
      end
      d(lost) = 0;
    end
  end
end
