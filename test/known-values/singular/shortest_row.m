function z = shortest_row(b)
  % As shortest_solution, from the right.
  A = [1 2 3; 2 4 6; 3 6 9];
  z = (b / A) * [1; -2; 1];
end
%@ at [1 2 3]
%@ gradient {(pinv([1 2 3; 2 4 6; 3 6 9]) * [1; -2; 1])'}
