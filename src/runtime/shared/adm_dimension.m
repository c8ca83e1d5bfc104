function dim = adm_dimension(x, varargin)
% ADM_DIMENSION  The dimension along which a function like sum or sort works.
%   dim = adm_dimension(x, options...): the first number among the options, else the first dimension of x that is
%   not 1, else 1.
%   Errors: Adjoinery:manyDimensions where it is a list of dimensions, as MATLAB takes it.
  for k = 1:numel(varargin)
    if isnumeric(varargin{k}) && ~isempty(varargin{k})
      dim = varargin{k};
      if numel(dim) ~= 1
        error('Adjoinery:manyDimensions', 'Several dimensions at once have no derivative rule here: reshape the array.');
      end
      return
    end
  end
  dim = find(size(x) ~= 1, 1);
  if isempty(dim)
    dim = 1;
  end
end
