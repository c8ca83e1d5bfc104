function y = root_of_cube(x)
  % nthroot(x^3, 3) at 0: a factor has made the zero that meets the root
  y = nthroot(x^3, 3);
end
%@ at 0
%@ gradient {1}
%@ none
