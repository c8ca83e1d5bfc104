function adm_check_shortest(q, z)
% ADM_CHECK_SHORTEST  Refuse a solution of an underdetermined system that is not the shortest one.
%   adm_check_shortest(q, z): the columns of q span the rows of the system's matrix. Octave solves such systems by the
%   shortest solution; MATLAB by a basic one, which depends on the matrix in another way.
  if norm(z - q * (q' * z), 1) > 1e-8 * norm(z, 1)
    error('Adjoinery:underdetermined', ...
      'The solution of the underdetermined system is not the shortest one; its derivative is not known.');
  end
end
