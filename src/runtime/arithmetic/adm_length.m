function a_x = adm_length(a_z, x, z, varargin)
% ADM_LENGTH  The adjoint of a length z with regard to one of its parts x, as of hypot and norm.
%   a_x = adm_length(a_z, x, z), adm_length(a_z, x, z, 'apart'): a_z, which is real, times conj(x) ./ z; 0 where z is. It has rules of
%   its own: the second derivative is NaN there, unless a_z is 0 and stays so; with 'apart', also unless x does not move.
  a_x = a_z .* conj(x) ./ (z + (z == 0));
end
