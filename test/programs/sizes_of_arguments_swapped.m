function y = sizes_of_arguments_swapped(x)
%@ at [1 2 3; 4 5 6]
%@ at 2
%@ at [1; 2]
  % Sizes of one argument follow from those of the other, another way in each call.
  %ADiMat <shape>x m n</shape>
  y = f2(x, x') + f2(x', x) + f2(x(1, :), x(1, :)');
end

function y = f2(a, b)
  c = a + b';
  d = a * b;
  y = sum(c(:)) + sum(d(:)) + sum(sum(d + a(1) * b(1)));
end
