% Choices between any number of branches.

%% choice($branches..., $otherwise...)
if $branches...
else
  $otherwise...;
end

%% branch($condition, $statements...)
if $condition
  $statements...;
end
