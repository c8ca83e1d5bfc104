function y = adm_polygamma(k, x)
% ADM_POLYGAMMA  A derivative of the digamma function psi.
%   y = adm_polygamma(k, x): psi(k, x) for real x of any size, which psi itself takes for positive x only; Inf at the poles for odd k,
%   NaN for even k.
%   Errors: Adjoinery:polygamma where k is above 3 and x not positive.
%   Source: reflection formula, DLMF 5.15.6, and its derivatives.
  y = zeros(size(x), class(x));
  isLeft = x <= 0;
  y(~isLeft) = psi(k, x(~isLeft));
  if ~any(isLeft(:))
    return
  end
  s = x(isLeft);
  cosecant = 1 ./ sin(pi .* s);
  if k == 1
    turned = (pi .* cosecant).^2;
  elseif k == 2
    turned = -2 .* (pi .* cosecant).^3 .* cos(pi .* s);
  elseif k == 3
    turned = 2 .* pi.^4 .* cosecant.^2 .* (3 .* cosecant.^2 - 2);
  else
    error('Adjoinery:polygamma', 'Derivatives of psi above the third have no rule for numbers that are not positive.');
  end
  atPole = [NaN, Inf];
  turned(s == round(s)) = atPole(mod(k, 2) + 1);
  y(isLeft) = turned + (-1).^k .* psi(k, 1 - s);
end
