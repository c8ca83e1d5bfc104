function dim = adm_moving_dimension(dim)
% ADM_MOVING_DIMENSION  The dimension along which windows move, where a call gives one.
%   dim = adm_moving_dimension(dim). Errors: Adjoinery:movingDimension where it is text, which stands for an option there, or
%   above 2, as Octave gives the result for these with its dimensions in another order.
  if ~isnumeric(dim) || ~(dim <= 2)
    error('Adjoinery:movingDimension', 'Functions of moving windows have a derivative along dimension 1 or 2, and without further options.');
  end
end
