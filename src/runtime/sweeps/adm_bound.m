function y = adm_bound(f, t)
% ADM_BOUND  An integrand at a bound of its integral.
%   y = adm_bound(f, t): zero where the bound is infinite, NaN where f fails: nobody asks for it at a bound that stays.
  if isinf(t)
    y = 0;
    return
  end
  try
    y = feval(f, t);
  catch
    y = NaN;
  end
end
