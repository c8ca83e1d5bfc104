function z = implicit_reshapes(x)
  % Implicit reshapes in assignments, colons on both sides.
  A = zeros(2, 3);
  A(:) = x;
  A(2, :) = x([1 2 3]).';
  B = A.';
  A(:, 2) = [x(4) x(5)];
  v = B(:);
  z = v + A(:) .* v(end:-1:1);
  z(1:2) = A(1:2, 1).';
end
%@ at [1 2 3 4 5 6]
%@ at [1; 2; 3; 4; 5; 6]
%@ analytic
