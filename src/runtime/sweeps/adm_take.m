function a = adm_take(a_x, i, varargin)
% ADM_TAKE  The adjoint of the values written by x(i, ...) = v, where indices may repeat.
%   a = adm_take(a_x, i), adm_take(a_x, i, j, ...): a_x(i, ...) with zeros for the values that did not stay: of
%   several values written to one element the last one counts. Indices as in adm_accumulate; bring the result to the
%   shape of v with adm_fit. a_x may be a cell array or a structure array.
  if nargin == 2
    a = a_x(i);
    overwritten = adm_take_overwritten(i);
    if ~isempty(overwritten)
      a = adm_take_cleared(a, {overwritten});
    end
    return
  end
  subscripts = [{i}, varargin];
  a = a_x(subscripts{:});
  for dim = 1:numel(subscripts)
    overwritten = adm_take_overwritten(subscripts{dim});
    if ~isempty(overwritten)
      places = repmat({':'}, 1, numel(subscripts));
      places{dim} = overwritten;
      a = adm_take_cleared(a, places);
    end
  end
end

function positions = adm_take_overwritten(subscript)
  % sort is stable: among equal indices all but the last are followed by an equal one.
  positions = [];
  if numel(subscript) > 1 && isnumeric(subscript)
    [sorted, order] = sort(subscript(:));
    repeated = diff(sorted) == 0;
    if any(repeated)
      positions = order(repeated);
    end
  end
end

function a = adm_take_cleared(a, subscripts)
  if iscell(a) || isstruct(a)
    a(subscripts{:}) = adm_zeros(a(subscripts{:}));
  else
    a(subscripts{:}) = 0;
  end
end
