% Statements that the arguments of a block become.

%% gather($structure, $defaults..., $counter, $cases..., $place)
$structure = struct();
$defaults...;
for $counter = 1:2:numel(varargin)
  switch varargin{$counter}
    case $cases...
    otherwise
      error('Adjoinery:arguments', 'There is no argument %s.', varargin{$counter});
  end
end

%% gathered-case($name, $field, $counter)
switch varargin{$counter}
  case '$name'
    $field = varargin{$counter + 1};
end
