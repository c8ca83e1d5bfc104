function count = adimat_push_field(s, name)
% ADIMAT_PUSH_FIELD  Push a field of s that is about to be written.
%   The value and the flag 0 if the field is there, otherwise the flag 1 alone.
  if isfield(s, name)
    adimat_store(1, s.(name));
    count = adimat_store(1, 0);
  else
    count = adimat_store(1, 1);
  end
end
