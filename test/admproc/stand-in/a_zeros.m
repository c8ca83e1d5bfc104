function varargout = a_zeros(varargin)
% A_ZEROS  Zero adjoints of several values.
  varargout = cellfun(@a_zeros1, varargin, 'UniformOutput', false);
end
