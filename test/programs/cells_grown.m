function z = cells_grown(x, n)
  % a cell array that grows in a loop, is read from its end, and put together
  c = {};
  for k = 1:n
    c{end + 1} = x * k;
    if k > 1
      c{k} = c{k} .* c{k - 1};
    end
  end
  c{n + 2} = x(1);
  z = sum([c{:}]) + sum(c{end}) * numel(c{n + 1});
  c(1) = [];
  z = z + sum(c{1}) ^ 2;
end
%@ at [0.3 0.7], 3
%@ at 0.4, 2
%@ at [0.3; 0.7].', 2
%@ independents x
