% Loops from one checkpoint to the next.

%% stride($stride, $count)
% As many iterations as there are checkpoints.
$stride = ceil(sqrt($count));

%% last-of-stride($first, $stride, $count)
min($first + $stride - 1, $count)
