function z = tried_nested_state(x)
  % What a nested function has done before it fails remains, but for its results.
  total = 0;
  z = 1;
  for i = 1:numel(x)
    try
      [z, k] = add(x(i), z);
      z = z * k;
    catch
      z = z - total;
    end
  end
  z = z * total;
  function [w, c] = add(v, w)
    total = total + v^2;
    w = w * v;
    if v < 0, error('negative'); end
    c = sqrt(v) * total;
    w = w + c;
  end
end
%@ at [0.5 -1.3 2 -0.1]
%@ at [0.5 1.3 2]
