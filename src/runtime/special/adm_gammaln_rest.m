function y = adm_gammaln_rest(a)
% ADM_GAMMALN_REST  What Stirling's formula leaves of gammaln(a), for a of 10 and more.
%   y = adm_gammaln_rest(a): gammaln(a) - ((a - 1/2) * log(a) - a + log(2 * pi) / 2).
%   Source: DLMF 5.11.1.
  s = a.^-2;
  y = (1 ./ 12 - s .* (1 ./ 360 - s .* (1 ./ 1260 - s .* (1 ./ 1680 - s .* (1 ./ 1188 - s .* (691 ./ 360360 - s ./ 156)))))) ./ a;
end
