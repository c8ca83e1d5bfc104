function z = handles_with_indices(x, n)
  % Handles in cells index what they capture, by numbers that they capture too.
  z = 0;
  x = x.^2;
  for k = 1:2
    if k > 0
      f = {@(t) x(n) * t, @(t) x(:, 1) * t, @(t) t^2};
    end
    z = z + f{k}(x(1));
    x(1) = z;
  end
end
%@ at [1 2 3], 2
%@ independents x
%@ at [0.3 -0.7 1.4], 3
