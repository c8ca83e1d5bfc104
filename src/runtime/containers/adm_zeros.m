function a = adm_zeros(v)
% ADM_ZEROS  The zero adjoint of a value.
%   a = adm_zeros(v): zeros of the size of v; single for single. Cells, structs and struct arrays keep their
%   structure. Values that are no numbers have a double zero in their place.
  if isa(v, 'double')
    a = zeros(size(v));
  elseif isa(v, 'single')
    a = zeros(size(v), 'single');
  elseif iscell(v)
    a = cell(size(v));
    numbers = adm_are_numbers(v);
    a(numbers) = {0};
    for k = find(~numbers(:)).'
      a{k} = adm_zeros(v{k});
    end
  elseif isstruct(v)
    a = v;
    names = fieldnames(v);
    for n = 1:numel(names)
      if isscalar(v)
        a.(names{n}) = adm_zeros(v.(names{n}));
      elseif ~isempty(v)
        parts = adm_zeros({v.(names{n})});
        [a.(names{n})] = parts{:};
      end
    end
  else
    a = zeros(size(v));
  end
end
