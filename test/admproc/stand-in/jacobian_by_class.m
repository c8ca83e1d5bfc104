function J = jacobian_by_class(name, args)
% JACOBIAN_BY_CLASS  A Jacobian by one call of the adjoint, whose seeds are all rows of the identity.
%   J = jacobian_by_class(name, args) of the only result with regard to all arguments.
  global direction_count
  z = feval(name, args{:});
  direction_count = numel(z);
  rows = mat2cell(eye(numel(z)), ones(1, numel(z)), numel(z));
  seed = directions(cellfun(@(it) reshape(it, size(z)), rows, 'UniformOutput', false));
  out = cell(1, numel(args));
  [out{:}] = feval(['a_' name], args{:}, seed);
  J = zeros(numel(z), 0);
  for k = 1:numel(args)
    J = [J, cell2mat(cellfun(@(row) out{k}{row}(:).', num2cell(1:numel(z)).', 'UniformOutput', false))];
  end
end
