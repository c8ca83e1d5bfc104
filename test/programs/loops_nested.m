function s = loops_nested(A, v)
  [m, n] = size(A);
  s = 1;
  for i = 1:m
    row = 0;
    for j = n:-1:1
      row = row + A(i, j) * v(j) * s;
      if j > 1
        v(j) = v(j) * row;
      end
    end
    s = s + row / i;
  end
end
%@ at [1 2 3; 4 5 6]/10, [0.1 0.2 0.3]
%@ at [1 2; 3 4; 5 6]/10, [0.1; 0.2]
%@ at zeros(0, 2), [1 2]
%@ analytic
