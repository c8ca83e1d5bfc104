function stack = admStackOptions(varargin)
  % admStackOptions  Options of ADiMat's stacks, which programs written for ADiMat may set.
  %   stack = admStackOptions(NAME, VALUE, …) gives a structure for the option 'stack' of admOptions. Derivatives here keep their
  %   tape in variables: the options are accepted, and have no effect.
  %
  %   Errors: Adjoinery:options for unknown names, with the nearest one.
  %
  %   Example:
  %     opts = admOptions('stack', admStackOptions('name', 'native-cell'));
  %
  %   See also: admOptions
  stack = struct('name', '', 'infoStackName', '', 'bufferSize', 2^30, 'numBuffers', 16, 'aio_threads', [], 'aio_num', [], ...
    'aio_idle_time', [], 'odirect', [], 'prefetchBlocks', [], 'asyncIOType', '', 'dirName', '', 'fileName', '', 'mpiFileInfo', [], ...
    'verbose', 1);
  if mod(nargin, 2) ~= 0 || ~iscellstr(varargin(1:2:end))
    error('Adjoinery:options', 'admStackOptions takes names and values.');
  end
  for k = 1:2:nargin
    if ~isfield(stack, varargin{k})
      error('Adjoinery:options', 'There is no option ''%s'' of stacks: did you mean ''%s''?', varargin{k}, ...
        adj.internal.nearest(varargin{k}, fieldnames(stack).'));
    end
    stack.(varargin{k}) = varargin{k + 1};
  end
end

%!test
%! assert(admStackOptions('name', 'native-cell').name, 'native-cell');
%!error <did you mean 'verbose'> admStackOptions('verbos', 1)
