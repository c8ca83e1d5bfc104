function g_z = adm_length_rate(g_z, z, varargin)
% ADM_LENGTH_RATE  The tangent of a modulus, length or deviation z, in derivatives that are differentiated again.
%   g_z = adm_length_rate(g_z, z, g_x, ...): where z is zero it has a kink, and g_z is a value by convention. A first derivative may
%   hold that value; in a second one it would be taken for a rate, so it is NaN, unless the arguments do not move: the
%   tangents g_x of the arguments are all zero, element by element if they have the size of z.
  lost = z == 0;
  if any(lost(:)) && nargin > 2
    moves = false;
    for k = 1:numel(varargin)
      g_x = varargin{k};
      if ndims(g_x) == ndims(z) && all(size(g_x) == size(z)) || isscalar(g_x)
        moves = moves | g_x ~= 0;
      else
        moves = moves | any(g_x(:) ~= 0);
      end
    end
    lost = lost & moves;
  end
  g_z(lost) = NaN;
end
