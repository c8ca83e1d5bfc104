function z = mean_of_rotations(a, b)
  % The chordal mean of two rotations of the plane: a rotation by half of the sum of the angles.
  M = [cos(a), -sin(a); sin(a), cos(a)] + [cos(b), -sin(b); sin(b), cos(b)];
  [U, S, V] = svd(M);
  R = U * V';
  z = R(2, 1);
end
%@ at 0.3, 0.7
%@ gradient {cos(0.5) / 2, cos(0.5) / 2}
