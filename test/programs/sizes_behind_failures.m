function y = sizes_behind_failures(x)
%@ at [1 2 3 4]
%@ at 3
  % What is assigned where reading fails has another size.
  %ADiMat <shape>x 1 n</shape>
  z = zeros(size(x));
  for i = 1:numel(x)
    try
      z(i) = x(i + 1) * x(i);
      w = z(i);
    catch
      w = x;
      z(i) = x(1);
    end
  end
  y = sum(z) + sum(w .* z);
end
