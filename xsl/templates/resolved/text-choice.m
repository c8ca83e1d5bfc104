% Branches of functions that do what text says.

%% named-branch($text, $output, $value)
if strcmp(name, '$text')
  $output = $value;
end

%% unknown-name()
error('Adjoinery:functionName', '%s is none of the functions that text in the program names.', name)
