function z = sorting(x, w)
  [s, i] = sort(x, 'descend');
  t = sort(x);
  z = sum(s .* w) + sum(t(1:2) .^ 2) * w(i(1)) + min(x) * max(w(1), w(2));
end
%@ at [3 1 2], [0.1 0.2 0.3]
%@ at [3; 1; 2; -4], [0.1; 0.2; 0.3; 2]
