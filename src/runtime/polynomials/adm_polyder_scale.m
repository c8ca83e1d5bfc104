function scale = adm_polyder_scale(a, d)
% ADM_POLYDER_SCALE  What [q, d] = polyder(b, a) divides both of its results by.
%   scale = adm_polyder_scale(a, d): Octave makes the first coefficient of d 1, MATLAB leaves it a(1)^2.
%   Errors: Adjoinery:polyder where a common factor of both was left out: nearby there is none.
  if numel(d) < 2 * numel(a) - 1
    error('Adjoinery:polyder', 'The derivative of the quotient was shortened by a common factor: the results have no derivative there.');
  end
  scale = 1;
  if exist('OCTAVE_VERSION', 'builtin')
    scale = a(1) .^ 2;
  end
end
