function a = adm_sum(a)
% ADM_SUM  The sum of all elements.
  if ~isscalar(a)
    a = sum(a(:));
  end
end
