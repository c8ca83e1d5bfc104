% A choice between the variables that an option may name.

%% option-choice($name, $cases..., $place)
switch $name
  case $cases...
  otherwise
    error('Adjoinery:notDifferentiated', 'eval gives a variable a value here that has none before.');
end

%% option-case($name, $variable, $value)
switch name
  case '$name'
    $variable = $value;
end

%% option-cell($list, $index)
$list{$index}

%% option-place($counter, $shift)
$counter + $shift
