function [a_x, a_y] = adimat_a_mldivide(x, y, a_z)
% ADIMAT_A_MLDIVIDE  The adjoints of both operands of z = x \ y.
  a_x = adimat_a_mldividel(x, y, a_z);
  a_y = adimat_a_mldivider(x, y, a_z);
end
