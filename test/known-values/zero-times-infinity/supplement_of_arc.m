function y = supplement_of_arc(x)
  % (pi - acos(x))^2 is smooth at -1
  y = (pi - acos(x))^2;
end
%@ at -1
%@ gradient {2}
%@ none
