function a_x = adm_outer_scaled(a_z, factor)
% ADM_OUTER_SCALED  Outer products for a matrix that was multiplied by a number.
%   a_x = adm_outer_scaled(a_z, factor): factor times a_z{1} * a_z{2}.', ...
  a_x = a_z;
  for k = 1:2:numel(a_z)
    a_x{k} = factor .* a_z{k};
  end
end
