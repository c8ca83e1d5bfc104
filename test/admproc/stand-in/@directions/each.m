function d = each(f, varargin)
% EACH  What a linear function gives for each direction.
  isList = cellfun(@(it) isa(it, 'directions'), varargin);
  n = numel(varargin{find(isList, 1)}.list);
  list = cell(1, n);
  for k = 1:n
    given = varargin;
    for m = find(isList)
      given{m} = varargin{m}.list{k};
    end
    list{k} = f(given{:});
  end
  d = directions(list);
end
