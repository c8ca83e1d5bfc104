function r = adm_sum(a)
%ADM_SUM  Sum of all elements.
%   R = ADM_SUM(A) is a scalar for an A of any size.
  r = sum(a(:));
end
