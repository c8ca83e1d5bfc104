function modes = adm_same_modes(modes, others)
% ADM_SAME_MODES  The numbers of the modes of vectors that are weighed with something made of the values of other ones.
%   modes = adm_same_modes(modes, others): zeros where these are not the same.
  if ~isequal(modes(:), others(:))
    modes = zeros(size(modes));
  end
end
