function [a_x, a_y] = adimat_a_mrdivide(x, y, a_z)
% ADIMAT_A_MRDIVIDE  The adjoints of both operands of z = x / y.
  a_x = adimat_a_mrdividel(x, y, a_z);
  a_y = adimat_a_mrdivider(x, y, a_z);
end
