function y = parts_by_their_kind(x, mode)
  % Containers of containers are gone through, each by its kind.
  y = part(x, mode);
end
function y = part(x, mode)
  switch class(x)
    case 'cell'
      y = 0;
      for i = 1:numel(x), y = y + part(x{i}, mode); end
    case 'struct'
      y = 1;
      f = fieldnames(x);
      for i = 1:numel(f), y = y * part(x.(f{i}), mode); end
    case {'double', 'single'}
      if isempty(x), y = 0; else, y = norm(x); end
    otherwise
      y = 0;
  end
  if mode > 1, y = sin(y); end
end
%@ at {1.2, struct('a', [1 2], 'b', {{0.5, []}})}, 1
%@ at {0.3, 'text', {}}, 2
%@ at 0.7, 2
%@ independents x
