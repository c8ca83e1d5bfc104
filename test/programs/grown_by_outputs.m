function z = grown_by_outputs(x, B)
  % Second outputs of calls that no derivative goes through make arrays grow.
  [top, B(end + 1)] = max([3 1 2]);
  [B(end + 2), top] = min([4 2 5]);
  z = top * B .* sin(x(1)) + sum(x .^ 2);
end
%@ at [0.3 0.8], [1.5 2.5]
%@ at 0.7, 2
%@ independents x, B
%@ analytic
