% Functions that call one of several others.

%% choice($branches..., $otherwise...)
if $branches...
else
  $otherwise...;
end

%% branch($condition, $statements...)
if $condition
  $statements...;
end

%% named-branch($text, $output, $value)
if strcmp(name, '$text')
  $output = $value;
end

%% unknown-name()
error('Adjoinery:functionName', '%s is none of the functions that text in the program names.', name)

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

%% wrong-number($name)
error('$name: called with a wrong number of inputs')
