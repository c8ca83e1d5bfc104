function d = adm_vander_slope(x, n)
% ADM_VANDER_SLOPE  The derivative of each element of vander(x, n) with regard to the element of x in its row.
  orders = n - 1:-1:0;
  d = orders .* full(x(:)).^max(orders - 1, 0);
end
