function v = numbers_of(a, x)
% NUMBERS_OF  All numbers in a value as a column, cells and fields in their order.
%   v = numbers_of(x): what is no floating point is left out.
%   v = numbers_of(a, x): the numbers of an adjoint where x has some.
  if nargin < 2
    x = a;
  end
  if iscell(x)
    parts = cellfun(@numbers_of, a(:), x(:), 'UniformOutput', false);
    v = vertcat(zeros(0, 1), parts{:});
  elseif isstruct(x)
    v = numbers_of(struct2cell(orderfields(a)), struct2cell(orderfields(x)));
  elseif isfloat(x)
    v = a(:);
  else
    v = zeros(0, 1);
  end
end
