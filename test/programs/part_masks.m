function z = part_masks(x, k)
  z = chosen(x, k) .* 2;
end

function z = chosen(x, k)
  z = x;
  if k > 1
    % the mask is there on this way only
    for i = 1:2
      at(i, :) = x > i;
    end
    z(at(1, :)) = x(at(1, :)) .^ 2;
    if ~all(at(2, :))
      z = z .* sum(x(at(2, :)));
    end
    t(1:2) = 'ab';
    if ischar(t), z = z * 3; end
  end
end
%@ at [0.5 1.5 3], 2
%@ at [0.5 1.5 3], 1
%@ independents x
