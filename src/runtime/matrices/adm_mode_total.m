function t = adm_mode_total(t, z)
% ADM_MODE_TOTAL  The sum of t along its columns, or of all elements where z is a number (adm_mode_sum).
  if isscalar(z)
    t = sum(sum(t));
  else
    t = sum(t, 1);
  end
end
