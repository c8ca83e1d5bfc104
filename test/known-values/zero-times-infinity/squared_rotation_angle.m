function y = squared_rotation_angle(R)
  % squared rotation angle at the identity
  y = acos((trace(R) - 1) / 2)^2;
end
%@ at eye(3)
%@ gradient {-eye(3)}
%@ none
