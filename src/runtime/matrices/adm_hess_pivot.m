function pivot = adm_hess_pivot(h, k)
% ADM_HESS_PIVOT  The element of a Hessenberg matrix below its diagonal: where it is zero, what follows is not unique.
%   pivot = adm_hess_pivot(h, k): that of column k.
  pivot = h(k + 1, k);
  if pivot == 0
    error('Adjoinery:hess', 'hess has a derivative where the Hessenberg form has no zero below its diagonal.');
  end
end
