function pattern = adm_pattern_sum(z, varargin)
% ADM_PATTERN_SUM  Where a sum of sparse matrices may vary.
%   pattern = adm_pattern_sum(z, p1, p2, ...): of z, the sum of what has these patterns and of what does not vary; `[]`
%   (everywhere) where z is full, or something is expanded.
  pattern = [];
  if issparse(z)
    pattern = sparse(size(z, 1), size(z, 2));
    for k = 1:numel(varargin)
      part = varargin{k};
      if ~isequal(part, 0)
        if ~isequal(size(part), size(z))
          pattern = [];
          return
        end
        pattern = pattern | part;
      end
    end
  end
end
