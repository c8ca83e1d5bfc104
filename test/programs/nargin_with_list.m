function z = nargin_with_list(x, varargin)
  % So many arguments are given that some are extra ones.
  z = x;
  if nargin > 2
    z = z .* varargin{2};
  else
    error('two are given');
  end
  z = sum(z) * varargin{1} * numel(varargin);
end
%@ at [0.5 1.5], 2, [3 4]
%@ at 3, 0.5, 7
%@ nargin 3
%@ analytic
