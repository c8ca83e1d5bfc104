function s = adm_cholupdate_part(a_z, z, p)
% ADM_CHOLUPDATE_PART  What adm_cholupdate gives, for [z, p] = cholupdate(r, x, kind): zero where z is r itself.
  if p == 0
    s = adm_cholupdate(a_z, z);
  else
    s = zeros(size(z));
  end
end
