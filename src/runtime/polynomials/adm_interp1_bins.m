function [k, t, h, isInside] = adm_interp1_bins(x, xi, extrap)
% ADM_INTERP1_BINS  Between which of the ascending places x the places xi lie.
%   [k, t, h, isInside] = adm_interp1_bins(x, xi, extrap): columns for xi(:); x(k) is the place to the left, h the distance to the
%   next one, t .* h that from x(k). Outside places count where extrap is text, and never where it is a number.
  n = numel(x);
  isInside = ~isnan(xi(:));
  if isnumeric(extrap)
    isInside = isInside & xi(:) >= x(1) & xi(:) <= x(n);
  end
  k = ones(numel(xi), 1);
  k(isInside) = floor(interp1(x, (1:n).', reshape(xi(isInside), [], 1), 'linear', 'extrap'));
  k = min(max(k, 1), n - 1);
  h = reshape(x(k + 1) - x(k), [], 1);
  t = zeros(numel(xi), 1);
  t(isInside) = (reshape(xi(isInside), [], 1) - reshape(x(k(isInside)), [], 1)) ./ h(isInside);
end
