function z = groups_in_cells(x, k)
  % Values are put together in cells by their groups, and worked on group by group; options are cut off.
  groups = accumarray(k(:), x(:), [], @(t) {t});
  centred = cellfun(@(t) t - mean(t), groups, 'un', 0);
  sizes = cellfun('size', groups, 1);
  z = sum(cellfun(@(t) sum(t .^ 3), centred)) + numel(sizes) * x(1);
  doubled = arrayfun(@(t) [t; 2 * t] * x(end), sizes', 'Uniform', false);
  largest = accumarray([k(:), 1 + 0 * k(:)], x(:) .^ 2, [4, 1], @(t) {max(t) * [1, 2]});
  z = z + sum([doubled{:}](:)) + sum([largest{:}] .* (1:numel([largest{:}])));
end
%@ at [0.3 0.8 -0.7 1.2], [2 1 2 4]
%@ at [0.3; 0.8], [1; 1]
%@ at 0.6, 2
%@ independents x
