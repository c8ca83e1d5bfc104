function z = spread_diagonal(x, a)
  % The adjoint that is spread over the rows of a is a diagonal matrix of Octave, of one column.
  A = (x * eye(2, 1)).' * sum(a, 2);
  B = sum(a(zeros(1, 0), :), 2);
  C = (x * eye(0, 1)).' * B;
  z = A ^ 2 + C;
end
%@ at 0.845, [0.3 0.2; -0.4 1.1]
%@ at -1.814, [0.5 0.1 0.7; -1.3 0.4 0.2]
%@ independents x, a
%@ analytic
