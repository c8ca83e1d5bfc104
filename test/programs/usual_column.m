function z = usual_column(u, t, n)
  % The text suggests a column and two numbers.
  z = 0;
  for k = 1:n
    u = u + t * sin(u(1) + u);
    z = z + sum(sum(u .* u, 1));
  end
end
%@ at [1; 2; 3], 0.1, 3
%@ at [1 2 3], 0.1, 3
%@ at [1; 2; 3], [0.1 0.2 0.3], 1
%@ at 2, [0.1 0.2 0.3], 1
%@ at [1 2; 3 4], 0.1, 2
%@ at 2, 0.1, 2
%@ independents u, t
