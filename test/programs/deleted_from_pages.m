function z = deleted_from_pages(x)
  x(:, 1, :) = [];
  y = x;
  y(1, :, :) = [];
  z = sum((1:numel(x)).' .* x(:) .^ 2) * sum(y(:));
end
%@ at reshape(1:12, 2, 3, 2)
%@ at [1 2; 3 4]
%@ at [1; 2]
%@ dimensions any
%@ analytic
