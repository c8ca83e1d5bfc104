function rate = adm_ellipke_second(m)
% ADM_ELLIPKE_SECOND  The derivative of the second result of [k, e] = ellipke(m).
  [~, rate] = adm_ellipke(m);
end
