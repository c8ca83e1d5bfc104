function g = adm_pages_zeros(v, n, limit)
% ADM_PAGES_ZEROS  The zero tangent of a value in many directions.
%   g = adm_pages_zeros(v, n, limit): zeros of size [size(v), n]; single for single. Cells and structs keep their structure.
%   Values may have `limit` dimensions (2 or Inf), else: error Adjoinery:directions.
  if iscell(v)
    g = cell(size(v));
    for k = 1:numel(v)
      g{k} = adm_pages_zeros(v{k}, n, limit);
    end
  elseif isstruct(v)
    g = v;
    names = fieldnames(v);
    for k = 1:numel(v)
      for name = names.'
        g(k).(name{1}) = adm_pages_zeros(v(k).(name{1}), n, limit);
      end
    end
  elseif limit == 2 && ndims(v) > 2
    adm_matrix(v);
  elseif isa(v, 'single')
    g = zeros([size(v), n], 'single');
  else
    g = zeros([size(v), n]);
  end
end
