function [p, r, e] = power_spectrum(x, f)
  % Spectral estimation: the periodogram, the autocorrelation, a filter applied to frequencies.
  n = numel(x);
  X = fft(x .* f, 2 * n);
  p = abs(X(1:n)).^2 / n;
  r = real(ifft(X .* conj(X)));
  shaped = fftshift(fft(x)) .* exp(-((1:n) - n / 2).^2 / n);
  y = ifft(ifftshift(shaped));
  e = sum(abs(y).^2) + trapz(p);
end
%@ at [1 2 -0.5 3 0.2], [0.1 0.8 1 0.7 0.2]
%@ at [1 2 -0.5 3], 0.7
