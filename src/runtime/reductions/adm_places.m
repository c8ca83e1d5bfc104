function k = adm_places(subs, z)
% ADM_PLACES  Where accumarray puts values, as linear indices.
%   k = adm_places(subs, z): subs are the subscripts, one row a value, or a cell array of their columns; z is the result
%   of accumarray; k is a column.
  if iscell(subs)
    columns = cell(1, numel(subs));
    for d = 1:numel(subs)
      columns{d} = subs{d}(:);
    end
    subs = [columns{:}];
  end
  k = double(subs(:, 1));
  stride = 1;
  for d = 2:size(subs, 2)
    stride = stride * size(z, d - 1);
    k = k + (double(subs(:, d)) - 1) * stride;
  end
end
