function [v, d, modes, twins, pairs] = adm_spectrum(x, varargin)
% ADM_SPECTRUM  [v, d] = eig(x, ...), and what is to be known of it where eigenvalues are equal.
%   [v, d, modes, twins, pairs] = adm_spectrum(x), adm_spectrum(x, option); with the option 'values', of our own, d = eig(x).
%   The adjoint of modes, the numbers of the modes, tells which vectors are read (adm_read). pairs has a column for each
%   pair of (nearly) equal eigenvalues d(i), d(k): i, k, 0, d(k) - d(i) (adm_near). In twins is the number that both are, whose
%   derivative is the coupling of the modes, element (i, k) of v \ g * v for a tangent g of x: a function of the eigenvalues
%   makes of it the coupling of the function of x. Where complex x are Hermitian there is 1 instead of 0 for the real
%   part of the coupling, i < k, and 2 for the imaginary one.
%   Source: Daleckii and Krein (1965); Higham, "Functions of Matrices" (2008), theorem 3.11.
  if nargin > 1 && strcmp(varargin{1}, 'values')
    d = eig(x);
    v = adm_eig_vectors(x, d);
  else
    [v, d] = eig(x, varargin{:});
  end
  values = adm_diagonal(d);
  modes = 1:numel(values);
  pairs = adm_near(values);
  if ~isreal(v) && ishermitian(x)
    above = pairs(1, :) < pairs(2, :);
    below = pairs(1, :) > pairs(2, :);
    pairs(3, above) = 1;
    pairs(3, below) = 2;
    pairs(1:2, below) = pairs([2, 1], below);
    pairs(4, below) = -pairs(4, below);
  end
  twins = reshape(values(pairs(1, :)) + values(pairs(2, :)), [], 1) ./ 2;
end
