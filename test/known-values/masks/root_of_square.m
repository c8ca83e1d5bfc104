function y = root_of_square(x)
  % sqrt(x^2) at 0
  y = sqrt(x^2);
end
%@ at 0
%@ gradient {0}
