function [v, d, modes, twins, pairs] = adm_pencil_spectrum(x, y, varargin)
% ADM_PENCIL_SPECTRUM  [v, d] = eig(x, y, ...), and what is to be known of it where eigenvalues are equal: see adm_spectrum.
%   [v, d, modes, twins, pairs] = adm_pencil_spectrum(x, y), adm_pencil_spectrum(x, y, option). There are no products of these
%   vectors with a derivative of their own: nothing is made of the twins.
  if nargin > 2 && strcmp(varargin{1}, 'values')
    d = eig(x, y);
    v = adm_eig_vectors(y \ x, d);
  else
    [v, d] = eig(x, y, varargin{:});
  end
  values = adm_diagonal(d);
  modes = 1:numel(values);
  pairs = adm_near(values);
  twins = reshape(values(pairs(1, :)), [], 1);
end
