function z = lists_brought_to_size(x, y, a, b, c)
  % What a function is given comes back through one list of cells, whatever it is, one by one or as a list.
  [x, y, a, b, c] = brought_to_size(x, y, a, b, c);
  [x, y] = brought_to_size(x, y + a);
  d = brought_to_size({x, b});
  z = sum(x .* y .* a + b .* d{2} - c);
end

function varargout = brought_to_size(varargin)
  if numel(varargin) == 1
    list = varargin{1};
  else
    list = varargin;
  end
  most = max(cellfun(@(it) numel(it), list));
  for k = 1:numel(list)
    if numel(list{k}) < most
      list{k} = repmat(list{k}, 1, most);
    end
  end
  if nargout > 1
    varargout = list(1:nargout);
  else
    varargout = {list};
  end
end
%@ at [0.3 0.8 1.2], 0.7, 1.1, [2 0.1 0.4], 0.5
%@ at 0.3, 0.7, 1.1, 2, 0.5
%@ analytic
