function once = adm_kinks_stay(y, high, edge)
% ADM_KINKS_STAY  One, where the kinks of an integrand stay when what it depends on changes.
%   once = adm_kinks_stay(y, high, edge): y has, for each narrow interval of adm_quadrature in a page, the values of the
%   integrand nine widths before it, at its left end, at Gauss's points, at its right end and nine widths behind it. It is 1
%   always; only its derivative looks at y. The first derivative of an integral is that of the integrand at points that
%   stay; it jumps at a kink that moves, so that the second derivative of the integral would be wrong (see
%   adm_kinks_stay_forward).
  once = 1;
end
