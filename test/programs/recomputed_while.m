function z = recomputed_while(x)
  % Iterations that nothing counts in their head: what changes from one to the next is kept, and what stays is not.
  z = x(1);
  i = 1;
  while i <= numel(x)
    z = z + (1 - x(i))^2;
    i = i + 1;
  end
  i = 0;
  while i < 3
    i = i + 1;
    z = z + (i - x(1))^2 * z / 8;
    for k = numel(x):-1:1
      if x(k) > 1.5
        break;
      end
      z = z + (k - x(k))^2;
    end
  end
end
%@ at [0.5; 1; -0.3; 2]
%@ at [0.5 1]
%@ at 3
