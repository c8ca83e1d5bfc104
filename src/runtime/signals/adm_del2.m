function a_x = adm_del2(a_z, x, h)
% ADM_DEL2  The adjoint of z = del2(x, h), the sum of second differences divided by twice the number of dimensions.
%   a_x = adm_del2(a_z, x, h): h is the distance of all points; at the ends the inner values are continued.
  a_x = zeros(size(x));
  for dim = 1:ndims(x)
    n = size(x, dim);
    if n > 2
      k = 2:n - 1;
      m = sparse([k, k, k], [k - 1, k, k + 1], [ones(1, n - 2), -2 .* ones(1, n - 2), ones(1, n - 2)], n, n);
      if n == 3
        m([1, 3], :) = m([2, 2], :);
      else
        m([1, n], :) = 2 .* m([2, n - 1], :) - m([3, n - 2], :);
      end
      a_x = a_x + adm_along(m.', a_z, dim) ./ (2 .* ndims(x) .* h.^2);
    end
  end
end
