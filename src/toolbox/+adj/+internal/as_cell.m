function list = as_cell(value)
  % AS_CELL  A list that jsondecode gave, as a row of a cell: of texts, or of structures, which it may have joined.
  if isempty(value)
    list = {};
  elseif isstruct(value)
    list = num2cell(value(:).');
  elseif iscell(value)
    list = value(:).';
  else
    list = {value};
  end
end
