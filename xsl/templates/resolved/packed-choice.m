% Branches of functions that call the packed handle that they are given.

%% stored-branch($number, $statements...)
if handle.is == $number
  $statements...;
end

%% other-branch($statements...)
if ~isfield(handle, 'is')
  $statements...;
end

%% unknown-handle()
error('Adjoinery:handle', 'Nothing is known of the function handle that is called here.')

%% indexed-value($output, $value)
% Values that are no handles are indexed. Handles of which nothing is known are an error.
if isa(handle, 'function_handle')
  error('Adjoinery:handle', 'Nothing is known of the function handle that is called here.');
end
$output = $value;

%% called-value($output, $value)
% Functions of which nothing is known are called where no active value is given to them (expand-given-calls).
$output = $value;
