function z = existence_after_clears(x, n, w)
  % What is cleared is there no more, until it gets a value again.
  z = n * sum(x .^ 2);
  clear n
  if exist('n'), z = 7 * z; else, n = 3; end
  z = z * n + sum(x);
  for k = 1:4
    if exist('part', 'var')
      z = z + sum(part .^ 2) * k;
      clear part
    else
      part = x * k;
      z = z * (1 + exist('k', 'var'));
    end
    if k > 2, clear('w', 'part'); end
    if exist('w', 'var') == 1
      z = z * w;
    end
  end
end
%@ at [1 2 3], 2, 0.5
%@ at 0.5, 3, 2
%@ independents x
%@ analytic
