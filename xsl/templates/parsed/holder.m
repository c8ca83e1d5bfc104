% Functions that give what they hold, or take what they are given.

%% holder-statements($declaration, $held, $value)
$declaration;
if nargin > 0
  $held = $value;
else
  $value = $held;
end
