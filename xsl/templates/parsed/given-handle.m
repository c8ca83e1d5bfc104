% Handles that callers give.

%% checked-handle($given, $text, $own..., $values..., $captured...)
adm_check_handle($given, $text, {$own...}, {$values...}, {$captured...});

%% captured-value($target, $given, $name)
$target = adm_captured($given, $name);
