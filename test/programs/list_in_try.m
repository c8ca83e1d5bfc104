function z = list_in_try(x)
  % Cells that are given the outputs of a function of any number of them, where that may fail.
  try
    n = 2;
    h = @powers;
    [r{1:n}] = h(x + 1);
    z = r{1} * r{2};
  catch err
    rethrow(err);
  end
end

function varargout = powers(x)
  for k = 1:max(nargout, 1)
    varargout{k} = sum(x .^ k) / nargout;
  end
end
%@ at [1 2]
%@ at 3
