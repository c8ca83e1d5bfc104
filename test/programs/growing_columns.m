function z = growing_columns(x)
  % Arrays that grow at the end, in the middle of nowhere and by whole columns.
  z = [];
  for i = 1:numel(x)
    z(end + 1) = x(i)^2;
  end
  z(numel(x) + 3) = x(1);
  B = x(1) * x(2);
  B(2, 3) = x(2);
  B(:, end + 1) = [x(1); 2];
  z(2) = z(2) * z(1) + sum(sum(B .* B));
end
%@ at [1 2 3]
%@ at [2; 3]
%@ analytic
