function [s, mu] = adm_polyfit_points(x, mu)
% ADM_POLYFIT_POINTS  The places that polyfit works with, and how they were shifted and scaled.
%   [s, mu] = adm_polyfit_points(x, mu): mu is the third output of polyfit, [mean(x); std(x)], or [] where it was not asked for.
  if isempty(mu)
    mu = [0, 1];
  end
  s = (x - mu(1)) ./ mu(2);
end
