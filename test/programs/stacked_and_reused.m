function y = stacked_and_reused(x, k)
%@ at [1; 2; 3], 2
%@ at 3, 1
%@ independents x
  % Parts of concatenations that get other values behind them.
  %ADiMat <shape>x n 1</shape>
  %ADiMat <shape>k scalar</shape>
  a = x(1:k);
  b = [a; x];
  a = [b; a];
  x = x(k);
  y = sum(a .^ 2) + sum(b .* x) + sum([x; b; x] .* 3);
end
