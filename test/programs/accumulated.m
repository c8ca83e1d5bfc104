function z = accumulated(x, k, how)
  % Values are added up, or the largest taken, where computed indices say.
  y = x .^ 2 + x;
  s = accumarray(k, y);
  if how > 1
    s = accumarray(k, sin(y), [], @sum) + accumarray(k, y, [numel(s) 1], @max) .* s;
    m = accumarray([k, k], y, [], @min);
    s = s - sum(m(sub2ind(size(m), k, k)));
  end
  z = sum(s .^ 2);
end
%@ at [0.3; 0.8; -0.7], [2; 1; 2], 1
%@ at [0.3; 0.8; -0.7; 1.2], [2; 3; 2; 1], 2
%@ at 0.6, 1, 2
%@ independents x
