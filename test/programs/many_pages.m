function y = many_pages(x, n)
  y = cat(n, x*1, x*2, sin(x), x, x*3, x*4, ones(size(x)), x*5, x*6, x.^2);
end
%@ at 2, 2
%@ at [1 -2; 3 4], 3
%@ at [0.5; 2], 1
%@ independents x
%@ analytic
%@ dimensions any
