function pattern = adm_pattern_moved(z, x, pattern, name, varargin)
% ADM_PATTERN_MOVED  Where a sparse matrix may vary whose entries are those of another, at other places or left out.
%   pattern = adm_pattern_moved(z, x, pattern, name, ...): of z = name(x, ...), where x has this pattern; `[]` (everywhere)
%   where z is full.
  varied = adm_pattern_varied(x, pattern);
  pattern = [];
  if issparse(z) && ~isempty(varied)
    pattern = feval(name, varied, varargin{:}) ~= 0;
  end
end
