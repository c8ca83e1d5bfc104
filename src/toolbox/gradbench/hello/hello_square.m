function y = hello_square(x)
  % The function square of GradBench's hello.
  y = square(x);
end
