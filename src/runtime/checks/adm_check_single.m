function adm_check_single(c)
% ADM_CHECK_SINGLE  Refuse cell arrays that would make structure arrays.
%   adm_check_single(c): an error Adjoinery:structureArray unless the cell array c has one cell.
  if numel(c) ~= 1
    error('Adjoinery:structureArray', ...
      'A list of names and values holds a cell array of %d cells: derivatives are known of single structures.', numel(c));
  end
end
