% Handles that callers give.

%% captured-value($target, $given, $name)
$target = adm_captured($given, $name);
