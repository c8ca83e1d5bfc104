function g = adm_sets_each(z, varargin)
% ADM_SETS_EACH  The numbers of the index sets of what is computed element by element.
%   g = adm_sets_each(z, g_x, g_y, ...): the element k of the result z depends on those of the operands in its place, whose numbers
%   are given; operands are expanded to the size of z.
  if numel(z) == 1
    % So are the operands.
    g = 0;
    for k = 1:numel(varargin)
      more = full(varargin{k});
      if g == 0
        g = more;
      elseif more ~= 0 && more ~= g
        g = adm_sets('join', [1, 1], [g, more], 1) + 1;
      end
    end
    return
  end
  dims = size(z);
  if issparse(z)
    g = sparse(dims(1), dims(2));
  else
    g = zeros(dims);
  end
  for k = 1:numel(varargin)
    more = varargin{k};
    if ~isequal(size(more), dims)
      more = more + zeros(dims);
    end
    both = find(g ~= more & g ~= 0 & more ~= 0);
    count = numel(both);
    if count == 0
      g = max(g, more);
    else
      members = [reshape(full(g(both)), 1, []), reshape(full(more(both)), 1, [])];
      g = max(g, more);
      g(both) = adm_sets('join', [1:count, 1:count], members, count) + (1:count);
    end
  end
end
