function z = nd_four_dimensions(x)
  A = zeros(2, 1, 2, 2);
  for k = 1:2
    for l = 1:2
      A(:, 1, k, l) = x * k + x .^ l;
    end
  end
  B = squeeze(sum(A, 4));
  C = permute(A, [3 4 1 2]);
  z = sum(B(:, 2)) + sum(sum(C(:, :, 1))) + A(2, 1, 2, 2) + sum(A(:, 1, 4)) + sum(A(1, :));
end
%@ at [1; 2]
%@ analytic
%@ dimensions any
