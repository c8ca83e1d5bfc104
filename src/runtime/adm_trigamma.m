function y = adm_trigamma(x)
  % ADM_TRIGAMMA  The derivative of the digamma function psi.
  %   y = adm_trigamma(x): psi(1, x) for real x of any size, also for negative x, which psi does not take; Inf at the
  %   poles.
  %   Source: reflection formula, DLMF 5.15.6.
  y = zeros(size(x), class(x));
  isleft = x <= 0;
  y(~isleft) = psi(1, x(~isleft));
  y(isleft) = (pi ./ sin(pi .* x(isleft))).^2 - psi(1, 1 - x(isleft));
  y(isleft & x == round(x)) = Inf;
end
