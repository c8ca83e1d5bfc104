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

%% parse-names($counter, $begin, $list, $statements..., $place)
for $counter = $begin:2:numel($list)
  $statements...;
end

%% parse-names-and-switches($counter, $list, $statements..., $place)
while $counter <= numel($list)
  $statements...;
end

%% take-name($name, $cases..., $otherwise..., $place)
switch $name
  case $cases...
  otherwise
    $otherwise...;
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
