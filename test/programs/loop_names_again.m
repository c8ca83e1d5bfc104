function z = loop_names_again(M, n)
  % one name for the variables of loops through columns, cells and numbers, inside each other and one after the other
  z = 0;
  for v = M
    z = z + norm(v) * sum(v(v > 0));
    for v = [1 2 3; 4 5 6], z = z * v(2) / 5; end
  end
  for v = {2, 'a'}
    z = z + numel(v{1});
  end
  for v = M(1, :), z = z + v^2; end
  for v = 1:n, z(1) = z(1) + M(1, v) * v; end
end
%@ at [1 2; 0.8 -1; 3 0.3], 2
%@ independents M
