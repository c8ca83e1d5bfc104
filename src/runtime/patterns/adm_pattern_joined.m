function pattern = adm_pattern_joined(z, name, varargin)
% ADM_PATTERN_JOINED  Where a sparse matrix may vary that is put together from others.
%   pattern = adm_pattern_joined(z, name, x1, p1, x2, p2, ...): of z = name(x1, x2, ...), where these have such patterns; `[]`
%   (everywhere) where z is full, or a sparse part may vary everywhere.
  pattern = [];
  if issparse(z)
    parts = varargin(1:2:end);
    for k = 1:numel(parts)
      varied = adm_pattern_varied(parts{k}, varargin{2 * k});
      if isempty(varied) && ~isempty(parts{k})
        if issparse(parts{k})
          return
        end
        varied = ones(size(parts{k}));
      end
      parts{k} = sparse(varied);
    end
    pattern = feval(name, parts{:}) ~= 0;
  end
end
