function [subs, all_inside] = adm_inside(sz, subs)
%ADM_INSIDE  Indices without those beyond an array.
%   [SUBS, ALL_INSIDE] = ADM_INSIDE(SZ, SUBS) of a cell array of indices of an array of size SZ: numbers, masks, or ':'.
  all_inside = true;
  for d = 1:numel(subs)
    index = subs{d};
    last = prod(sz(d:min(d, end)));
    if d == numel(subs)
      last = prod(sz(d:end));
    end
    if islogical(index) && numel(index) > last
      subs{d} = index(1:last);
      all_inside = false;
    elseif any(index(:) > last) && ~ischar(index)
      subs{d} = index(index <= last);
      all_inside = false;
    end
  end
end
