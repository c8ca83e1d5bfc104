% Functions that do what arrayfun, cellfun and structfun do: they call a function with every element, cell or field.

%% mapping-function($name, $values..., $handler..., $from..., $start..., $among, $step..., $place)
function [$values...] = $name(f, $handler..., $from...)
  $start...;
  for k = 1:numel($among)
    $step...;
  end
end

%% mapping-listing($name, $from..., $start..., $first, $among, $given..., $stores..., $place)
% It gives as many results as it is asked for.
function varargout = $name(f, $from...)
  $start...;
  varargout = cell(1, nargout);
  for j = 1:nargout
    varargout{j} = $first;
  end
  for k = 1:numel($among)
    [items{1:nargout}] = feval(f, $given...);
    for j = 1:nargout
      $stores...;
    end
  end
end

%% same-size($over, $first, $other)
if ~isequal(size($first), size($other))
  error('$over: all the input arguments must have the same size and shape');
end

%% field-names($from)
names = fieldnames($from);

%% mapped($results, $callee, $given..., $place)
% The callee may be a text.
$results = feval($callee, $given...);

%% problem($error)
% The error that handlers get, in a variable of its own, which can be saved: what is caught cannot.
problem = struct('message', $error.message, 'identifier', $error.identifier, 'index', k);

%% first-results($spreads...)
if k == 1
  $spreads...;
end

%% element-of($it)
$it(k)

%% cell-of($it)
$it{k}

%% field-of($it)
$it.(names{k})
