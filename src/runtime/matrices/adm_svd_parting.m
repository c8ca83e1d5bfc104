function part = adm_svd_parting(part, s, e)
% ADM_SVD_PARTING  What leads out of the space of singular vectors, part = p ./ s.', where equal values s part.
%   part = adm_svd_parting(part, s, e): what it is given, as e holds zeros (adm_svd_turns), or is [] without equal values. Its
%   derivative takes diag(s) + e for the values.
  if ~isempty(e)
    part = part - part * e ./ s.';
  end
end
