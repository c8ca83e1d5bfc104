function z = checkpointed_fractions(x, n)
  % Loops from numbers with fractions: between two of the numbers, rounding may make a trip less.
  z = x(1);
  for k = x(1):n
    %ADiMat <checkpoint/>
    z = z * sin(k) + k * x(2);
  end
  for k = 0.31:n
    %ADiMat <checkpoint/>
    z = z * cos(k) + x(2);
  end
end
%@ at [0.31 0.7], 5
%@ at [4.4 0.7], 9
%@ independents x
