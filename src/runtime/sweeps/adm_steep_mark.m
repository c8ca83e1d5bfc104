function d = adm_steep_mark(d, a_z)
% ADM_STEEP_MARK  What a value gets of its adjoint whose own derivative tells where it is infinite (adm_steep).
%   d = adm_steep_mark(d, a_z): d is what the adjoint a_z of a result adds to that of the value. Where d is zero though a_z is
%   not, a factor that depends on independents has made it so: a mark is added there, which is below adm_steep_limit and changes
%   no other sum. The derivative of the value makes NaN of it where it is infinite, and zero elsewhere.
  is_zero = d == 0;
  if ndims(d) == ndims(a_z) && all(size(d) == size(a_z))
    is_zero = is_zero & a_z ~= 0;
  else
    is_zero = is_zero & any(a_z(:) ~= 0);
  end
  [~, mark] = adm_steep_limit(d);
  d = d + mark .* is_zero;
end
