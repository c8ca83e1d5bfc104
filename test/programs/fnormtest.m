function r = fnormtest(x)
  r = norm(x);
end
%@ at 1+2i
%@ at [1+2i; -0.5-1i; 2]
%@ at [1+2i, 3]
