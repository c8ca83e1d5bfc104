function d = directions(list)
% DIRECTIONS  Derivatives in several directions, in the place of ADiMat's derivative classes.
%   d = directions(list): the cell array has one array for each direction, all of one size.
  d = class(struct('list', {list}), 'directions');
end
