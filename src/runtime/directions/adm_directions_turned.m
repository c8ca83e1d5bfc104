function t = adm_directions_turned(turn, t, x)
% ADM_DIRECTIONS_TURNED  Turns the tangents that stand in the places of the numbers in a cell array or a structure.
%   t = adm_directions_turned(turn, t, x): turn(t, x) is called for each tangent t of a value x.
%   Errors: Adjoinery:directions where t does not have the structure of x.
  if ~strcmp(class(t), class(x)) || numel(t) ~= numel(x)
    error('Adjoinery:directions', 'The tangent of a cell array or a structure must have its structure.');
  end
  if iscell(x)
    for k = 1:numel(x)
      t{k} = turn(t{k}, x{k});
    end
    return
  end
  names = fieldnames(x);
  for k = 1:numel(x)
    for j = 1:numel(names)
      t(k).(names{j}) = turn(t(k).(names{j}), x(k).(names{j}));
    end
  end
end
