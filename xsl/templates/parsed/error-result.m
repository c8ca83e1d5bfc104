% Errors that functions give as results.

%% raise($problem, $place)
if ~isempty($problem)
  rethrow($problem);
end
