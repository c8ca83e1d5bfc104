function r = adm_row(c)
% ADM_ROW  The cells of a cell array in a row.
%   r = adm_row(c): {c{:}}.
  r = {c{:}};
end
