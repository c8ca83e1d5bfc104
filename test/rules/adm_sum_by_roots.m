function z = adm_sum_by_roots(v, r, root, x)
% ADM_SUM_BY_ROOTS  The sum of the roots of a polynomial: what its rule stands for.
%   z = adm_sum_by_roots(v, r, 'roots', x): sum(roots(x)); v and r are not looked at.
  z = sum(feval(root, x));
end
