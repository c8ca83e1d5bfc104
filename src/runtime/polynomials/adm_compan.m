function a_x = adm_compan(a_z, x)
% ADM_COMPAN  The adjoint of z = compan(x): its first row is -x(2:end) ./ x(1).
  a_x = zeros(size(x));
  if numel(x) > 1
    others = reshape(x(2:end), 1, []);
    a_x(1) = sum(a_z(1, :) .* others) ./ x(1).^2;
    a_x(2:end) = -a_z(1, :) ./ x(1);
  end
end
