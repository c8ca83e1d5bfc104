function y = spectrum(x)
  % Energy of a spectrum: the Hessian is 2*eye(numel(x)) at every x, also where a coefficient is zero
  y = sum(abs(fft(x)).^2) / numel(x);
end
%@ at [1 -1 2 -2]
%@ hessian 2*eye(4)
