function dim = adm_fft_dimension(z, x)
% ADM_FFT_DIMENSION  The dimension along which fft(x, n) works.
%   dim = adm_fft_dimension(z, x): z has the size of the result, which tells it of scalars: Octave makes a column of
%   them, MATLAB a row.
  if isscalar(x)
    dim = adm_dimension(z);
  else
    dim = adm_dimension(x);
  end
end
