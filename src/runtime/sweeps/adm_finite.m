function z = adm_finite(z)
% ADM_FINITE  The slope of what overflows on the way to a value that does not.
%   z = adm_finite(z): zero where z is infinite. A number divided by infinity is zero, and stays so nearby.
  if any(isinf(z(:)))
    z(isinf(z)) = 0;
  end
end
