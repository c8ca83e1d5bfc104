function g = adm_pages_at(g, n, varargin)
% ADM_PAGES_AT  The tangent in a field or cell that is written to in parts.
%   g = adm_pages_at(g, n, type, subs, ...): the part of the tangent g to which the way leads, told as by substruct: '()' or
%   '{}' with a cell array of indices, '.' with a name. Where there is none yet, the tangent of [] in n directions.
  try
    g = subsref(g, substruct(varargin{:}));
  catch
    g = [];
  end
  if isnumeric(g) && isequal(size(g), [0 0])
    g = zeros(0, 0, n);
  end
end
