function g_z = adm_members_forward(g_x, k)
% ADM_MEMBERS_FORWARD  The tangent of an array that is put together from elements of another.
%   g_z = adm_members_forward(g_x, k): k says which element stands where, 0 where none does (see adm_unplace).
  g_z = zeros(size(k));
  g_z(k > 0) = g_x(k(k > 0));
end
