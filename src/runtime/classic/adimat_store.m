function result = adimat_store(mode, value)
% ADIMAT_STORE  The stack of recorded values.
%   adimat_store(0) pops, adimat_store(1, v) pushes and gives the number of items, adimat_store(2) clears,
%   adimat_store(3) gives the number of items, adimat_store(4) that of their bytes.
  persistent items count
  if isempty(count)
    items = cell(1, 1024);
    count = 0;
  end
  switch mode
    case 0
      if count == 0
        error('Adjoinery:emptyStack', 'The stack is empty: the reverse sweep reads more than was recorded.');
      end
      result = items{count};
      items{count} = [];
      count = count - 1;
    case 1
      count = count + 1;
      if count > numel(items)
        items{2 * numel(items)} = [];
      end
      items{count} = value;
      result = count;
    case 2
      items = cell(1, 1024);
      count = 0;
      result = 0;
    case 3
      result = count;
    case 4
      kept = items(1:count);
      description = whos('kept');
      result = description.bytes;
    otherwise
      error('Adjoinery:stackMode', 'The stack knows no mode %g.', mode);
  end
end
