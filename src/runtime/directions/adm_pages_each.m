function varargout = adm_pages_each(n, limit, f, varargin)
% ADM_PAGES_EACH  What a formula for one direction gives for each of many.
%   [g1, ...] = adm_pages_each(n, limit, f, g_x, ...): calls f with the tangents g_x, ... in each of n directions and puts
%   together what it gives, see adm_pages_one and adm_pages_all.
  outputs = max(nargout, 1);
  pages = cell(outputs, n);
  given = cell(1, numel(varargin));
  is_plain = false(1, numel(varargin));
  for k = 1:numel(varargin)
    is_plain(k) = isfloat(varargin{k}) && ndims(varargin{k}) == 3 && size(varargin{k}, 3) == n;
  end
  for d = 1:n
    for k = 1:numel(varargin)
      if is_plain(k)
        given{k} = varargin{k}(:, :, d);
      else
        given{k} = adm_pages_one(varargin{k}, d, n);
      end
    end
    [pages{:, d}] = f(given{:});
  end
  varargout = cell(1, outputs);
  for k = 1:outputs
    varargout{k} = adm_pages_all(pages(k, :), limit);
  end
end
