function slope = adm_jacobian(f, x)
% ADM_JACOBIAN  The Jacobian of a function that nobody has differentiated, at its zero.
%   slope = adm_jacobian(f, x): as adm_slopes gives it; NaN where it has fewer than 7 digits, and where the slope is
%   another one a little further: f has a kink or a jump there, or a double zero, or is too noisy.
  slope = adm_slopes(f, x);
  if size(slope, 1) ~= size(slope, 2) || ~all(isfinite(slope(:))) || rcond(slope) < eps
    return
  end
  further = adm_slopes(f, x + 1e-5 .* max(abs(x), 1e-3));
  if ~all(isfinite(further(:))) || norm(slope \ further - eye(size(slope))) > 0.1
    slope(:) = NaN;
  end
end
