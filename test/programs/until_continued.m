function z = until_continued(x)
  % What continues comes to the test of the loop.
  z = x; k = 0; y = 0;
  do
    k = k + 1;
    z = z .* 0.5;
    if z(1) > 1.5, continue; end
    do
      y++;
      if y < 3, continue, end
      z = z + y * x;
    until y > 5
    z = sin(z);
  until z(1) < 1 && k > 2
end
%@ at 5
%@ at [5 7]
