function fitted = adm_refit(a, x)
% ADM_REFIT  An array cut, or filled with zeros, to the size of another.
%   fitted = adm_refit(a, x): what functions like fft that cut and fill their argument pass back.
  fitted = zeros(size(x));
  places = cell(1, max(ndims(a), ndims(x)));
  for d = 1:numel(places)
    places{d} = 1:min(size(a, d), size(x, d));
  end
  fitted(places{:}) = a(places{:});
end
