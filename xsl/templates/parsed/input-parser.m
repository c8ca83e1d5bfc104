% Statements that an object of the class inputParser parses with.

%% too-few($list, $least, $place)
if numel($list) < $least
  error('There are too few arguments.');
end

%% not-valid($valid, $name, $place)
if ~($valid)
  error('$name is not valid.');
end

%% not-missing($missing, $name)
$missing(strcmp($missing, '$name')) = [];

%% parse-names($counter, $begin, $list, $name, $cases..., $otherwise..., $place)
for $counter = $begin:2:numel($list)
  switch $name
    case $cases...
    otherwise
      $otherwise...;
  end
end

%% parse-names-and-switches($counter, $list, $name, $cases..., $otherwise..., $place)
while $counter <= numel($list)
  switch $name
    case $cases...
    otherwise
      $otherwise...;
  end
end

%% name-case($name, $statements...)
switch name
  case '$name'
    $statements...;
end

%% unmatched($object, $name, $value)
$object.Unmatched.($name) = $value;

%% no-such-name($name)
error('There is no argument %s.', $name)
