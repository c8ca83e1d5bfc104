function z = shortest_solution(b)
  % The shortest solution of a singular system of constants is linear in its right side.
  A = [1 2; 2 4];
  z = sum(A \ b);
end
%@ at [1; 2]
%@ gradient {[0.12; 0.24]}
