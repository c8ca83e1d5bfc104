function a_x = adm_outer_times(a_z, factor, is_scalar)
% ADM_OUTER_TIMES  Outer products for the matrix x in factor * x.
%   a_x = adm_outer_times(a_z, factor, is_scalar): of the adjoint of x, from those of the product; x is a scalar, or not.
  a_x = a_z;
  if is_scalar
    total = 0;
    for k = 1:2:numel(a_z)
      if isempty(a_z{k + 1}) && ~isempty(a_z{k})
        total = total + sum(sum(a_z{k} .* factor));
      else
        total = total + sum(sum((a_z{k}.' * factor) .* a_z{k + 1}.'));
      end
    end
    a_x = {total, 1};
  else
    for k = 1:2:numel(a_z)
      a_x{k} = factor.' * a_z{k};
    end
  end
end
