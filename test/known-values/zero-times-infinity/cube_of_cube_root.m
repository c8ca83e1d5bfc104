function y = cube_of_cube_root(x)
  % cbrt(x)^3 at 0
  y = nthroot(x, 3)^3;
end
%@ at 0
%@ gradient {1}
%@ none
