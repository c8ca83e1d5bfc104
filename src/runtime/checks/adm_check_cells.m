function adm_check_cells(c, varargin)
% ADM_CHECK_CELLS  Refuse cells that round the values that they meet.
%   adm_check_cells(c): an error Adjoinery:rounded if a cell of c is an array of integers or characters, as adm_check_floats
%   tells them. With may_be_text = true as a second argument they may be characters.
  for k = 1:numel(c)
    adm_check_floats(c{k}, varargin{:});
  end
end
