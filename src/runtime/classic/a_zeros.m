function varargout = a_zeros(varargin)
% A_ZEROS  Zero adjoints of several values.
%   [a_x, a_y, ...] = a_zeros(x, y, ...): see adm_zeros.
  for k = 1:numel(varargin)
    varargout{k} = adm_zeros(varargin{k});
  end
end
