function z = adm_cat(dim, c)
% ADM_CAT  The cells of a cell array put together.
%   z = adm_cat(dim, c): cat(dim, c{:}).
  z = cat(dim, c{:});
end
