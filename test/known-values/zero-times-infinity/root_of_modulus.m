function y = root_of_modulus(x)
  y = sqrt(abs(x))^4;
end
%@ at 0
%@ gradient {0}
%@ none
