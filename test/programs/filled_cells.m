function z = filled_cells(x, k)
  z = turned(x, k) .* x;
end

function z = turned(x, k)
  if k == 2
    % the cells are there on this way only
    at(1:2) = {':'};
    at{1} = rows(x):-1:1;
    z = x(at{:}) .^ 2;
  else
    z = sin(x);
  end
end
%@ at [1 2; 3 4], 2
%@ at [1 2; 3 4], 1
%@ independents x
