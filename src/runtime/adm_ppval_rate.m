function rate = adm_ppval_rate(pp, xi)
% ADM_PPVAL_RATE  The derivatives of a piecewise polynomial at the places xi: of the size of ppval(pp, xi).
  [breaks, coefficients, ~, order, curves] = unmkpp(pp);
  if order == 1
    rate = zeros(size(ppval(pp, xi)));
  else
    rate = ppval(mkpp(breaks, coefficients(:, 1:order - 1) .* (order - 1:-1:1), curves), xi);
  end
end
