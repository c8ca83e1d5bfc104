function s = adm_cholupdate_sign(kind)
% ADM_CHOLUPDATE_SIGN  Whether cholupdate(r, x, kind) adds x * x.' or takes it away: 1 or -1.
  s = 1 - 2 .* any(strcmp(kind, {'-', 'downdate'}));
end
