function z = nearly_singular_systems(S, b)
  % Systems with one matrix whose condition is 1e10
  if ndims(S) ~= 2 || size(S, 1) ~= size(S, 2) || ~iscolumn(b) || numel(b) ~= size(S, 1), error('size'); end
  z = [1 1] * (S \ b) + sum(b' / S) + det(S);
end
%@ at [1 0; 0 1e-10], [1; 0]
%@ gradient {[-2 + 1e-10 -1e10; -1e10 1], [2; 2e10]}
