% Functions that call a function with each group of values, as accumarray does.

%% each-group($name, $other..., $empty, $place)
function value = $name(f, from, subs, sizes, $other...)
  groups = adm_groups(subs, from, sizes);
  from = reshape(from, [], 1);
  value = $empty;
  for k = 1:numel(groups)
    if ~isempty(groups{k})
      item = feval(f, from(groups{k}));
      value(k) = item;
    end
  end
end

%% empty-cells()
cell(size(groups))

%% filled-groups($other)
repmat($other, size(groups))

%% zero-groups()
zeros(size(groups), class(from))
