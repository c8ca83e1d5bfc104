function [x, hist] = records_appended(x, r, n)
  % A list of records begins without any, and grows.
  hist = struct('f', {}, 'step', {});
  for k = 1:n
    s = r * x^2;
    x = x - s;
    hist(end + 1) = struct('f', x * r, 'step', s);
  end
  if isempty(hist)
    hist(1).f = x;
    hist(1).step = 0;
  end
end
%@ at 0.7, 0.3, 3
%@ at 0.7, 0.3, 0
%@ independents x,r
%@ analytic
