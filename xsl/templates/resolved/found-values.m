% The values at the places that find gives.

%% found-values($found, $rows, $columns)
$found($rows + ($columns - 1) * size($found, 1))
