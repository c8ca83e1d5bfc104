function z = cube_of_masked(x)
  % A matrix power that is written down is smooth where its base is zero: a factor that is zero there hides nothing.
  y = ((x > 1) * x)^3;
  z = hypot(2, y) - cos(y) + x;
end
%@ at 0.5
%@ gradient {1}
