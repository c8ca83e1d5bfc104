function y = many_blocks(x)
  y = blkdiag(x*1, x(1), sin(x), x.', x*3, x*4, ones(2, 1), x*5, [], x.^2, zeros(0, 2));
end
%@ at 2
%@ at [1 -2; 3 4]
%@ at [0.5; 2]
%@ analytic
