function y = shared_sizes(x)
%@ at [1; 2; 3]
%@ at 2
  % A global that a function makes larger.
  %ADiMat <shape>x n 1</shape>
  global ngc3
  ngc3 = x;
  a = ngc3;
  grow3();
  b = ngc3;
  y = sum(b) + sum(a .* b(1)) + sum(a .* b(1:numel(a)));
end

function grow3()
  global ngc3
  ngc3 = [ngc3; ngc3(1)];
end
