% Functions that give one of the results of another.

%% nth-output($name, $outputs, $arguments..., $place)
function value = $name(f, $arguments...)
  $outputs = feval(f, $arguments...);
end
