function subs = adm_inside(sz, subs)
%ADM_INSIDE  Indices without those beyond an array.
%   SUBS = ADM_INSIDE(SZ, SUBS) of a cell array of indices of an array of size SZ: numbers, masks, or ':'.
  for d = 1:numel(subs)
    index = subs{d};
    last = prod(sz(d:min(d, end)));
    if d == numel(subs)
      last = prod(sz(d:end));
    end
    if islogical(index)
      subs{d} = index(1:min(numel(index), last));
    elseif any(index(:) > last) && ~ischar(index)
      subs{d} = index(index <= last);
    end
  end
end
