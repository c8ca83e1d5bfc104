function d = adm_steep(d, a_z, x)
% ADM_STEEP  What a root, whose derivative is infinite at zero, gets of its adjoint.
%   d = adm_steep(d, a_z, x): d is what the adjoint a_z of a result adds to that of x, a root. Where d is zero though a_z is not,
%   a factor that depends on independents has made it so; at a zero of x it meets an infinite derivative, and is NaN, as in the
%   tangent. Where a_z is zero as well, x is left out, and d stays zero.
  if ~all(x(:))
    lost = d == 0 & x == 0;
    if ndims(d) == ndims(a_z) && all(size(d) == size(a_z))
      lost = lost & a_z ~= 0;
    else
      lost = lost & any(a_z(:) ~= 0);
    end
    d(lost) = NaN;
  end
end
