function y = cells_listed_in_part(c, s)
  % Some cells of a cell array in brackets, beside all of them.
  y = sum([c{1:2}]) + sum([c{:}]) ^ 2;
  y = y + sum([s.a{:}]) * norm([s.a{1:end}]) + max([s.a{1:2}]);
end
%@ at {0.3, 0.7}, struct('a', {{0.5, -0.2}})
%@ at {0.3, [0.7 1.1], 2}, struct('a', {{[0.5 0.1], -0.2, 1}})
%@ independents c, s
