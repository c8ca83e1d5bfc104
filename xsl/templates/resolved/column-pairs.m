% Functions that call a function with each pair of columns, as bsxfun does.

%% column-pairs($name, $place)
function value = $name(f, from1, from2)
  [columns1, columns2, sizes] = adm_column_pairs(size(from1), size(from2));
  if isempty(columns1)
    value = feval(f, from1, from2);
  else
    value = zeros(sizes);
    for k = 1:numel(columns1)
      item = feval(f, from1(:, columns1(k)), from2(:, columns2(k)));
      if k == 1
        value = zeros(sizes, class(item));
      end
      value(:, k) = item;
    end
  end
end
