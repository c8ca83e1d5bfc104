function z = extra_options(x, w)
  z = fit(x) + fit(x, 'weight', w) * fit(x, 'power', 3, 'weight', w + 1, 'verbose', true);
  o.weight = w;
  z = z + fit(x, o, 'shift', x(1));
end
function r = fit(x, varargin)
  weight = 1; order = 2; shift = 0;
  k = 1;
  while k <= numel(varargin)
    if isstruct(varargin{k})
      weight = varargin{k}.weight;
      k = k + 1;
      continue
    end
    switch lower(varargin{k})
      case {'weight', 'scale'}
        weight = varargin{k + 1};
      case 'power'
        order = varargin{k + 1};
      case 'shift'
        shift = varargin{k + 1};
    end
    k = k + 2;
  end
  r = sum(weight .* (x - shift) .^ order);
end
%@ at [1.5; 2; -1], 0.7
%@ at 2, 3
