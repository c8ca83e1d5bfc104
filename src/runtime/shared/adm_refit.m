function fitted = adm_refit(a, x)
% ADM_REFIT  An array, or cells, or structures, cut or filled with zeros to the size of another.
%   fitted = adm_refit(a, x): what functions like fft that cut and fill their argument pass back.
  if iscell(x) || isstruct(x)
    fitted = adm_zeros(x);
  else
    fitted = zeros(size(x));
  end
  places = cell(1, max(ndims(a), ndims(x)));
  for d = 1:numel(places)
    places{d} = 1:min(size(a, d), size(x, d));
  end
  fitted(places{:}) = a(places{:});
end
