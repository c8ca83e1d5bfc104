% The columns of a value that a loop goes through.

%% column($values, $number)
$values(:, $number)

%% column-count($values)
size($values(:, :), 2)

%% column-numbers($values)
% Octave runs no iteration over columns without rows.
1:size($values(:, :), 2) * (size($values, 1) > 0)
