% Loops over the fields of a structure.

%% pair-loop($structure, $values, $names, $counter, $name, $value, $statements..., $place)
$structure = $values;
$names = fieldnames($structure);
for $counter = 1:numel($names)
  $name = $names{$counter};
  $value = $structure.($name);
  $statements...;
end
