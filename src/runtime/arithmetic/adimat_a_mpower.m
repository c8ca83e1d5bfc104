function [a_x, a_y] = adimat_a_mpower(x, y, a_z)
% ADIMAT_A_MPOWER  The adjoints of both operands of z = x ^ y.
  a_x = adimat_a_mpowerl(x, y, a_z);
  a_y = adimat_a_mpowerr(x, y, a_z);
end
