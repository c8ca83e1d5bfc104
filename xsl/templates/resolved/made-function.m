% Functions that steps put parts of a program into.

%% made-function($name, $outputs..., $parameters..., $statements..., $place)
function [$outputs...] = $name($parameters...)
  $statements...;
end
