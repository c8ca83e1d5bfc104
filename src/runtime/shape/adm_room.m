function room = adm_room(z, dim, x)
% ADM_ROOM  How much room one of the arrays takes that were concatenated.
%   room = adm_room(z, dim, x): of x in z = cat(dim, ..., x, ...). Empty arrays take none, and among cells what is
%   none becomes one.
  if isempty(x)
    room = 0;
  elseif iscell(z) && ~iscell(x)
    room = 1;
  else
    room = size(x, dim);
  end
end
