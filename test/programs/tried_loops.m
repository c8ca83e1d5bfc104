function z = tried_loops(x, limit)
  % Loops within a try end where an error ends it; what they did stays done.
  z = 1;
  s = 0;
  try
    for k = 1:limit
      s = s + x(k) * z;
      j = 0;
      while s > j
        j = j + 1;
        z = z * sin(x(k + j)) + s;
        if j > 3, break; end
      end
      if k == 2, continue; end
      z = z + s;
    end
    z = 2 * z;
  catch err
    z = z + 3 * s * x(1);
    s = s * numel(err.message);
  end
  do
    try
      z = z / 2 + 0 * x(limit);
      limit = limit - 1;
    catch
      limit = numel(x);
    end
  until limit < 1
  z = z + s;
end
%@ at [0.5 1.5 0.3 1.2 0.7], 2
%@ at [0.5 1.5 0.3 1.2 0.7], 4
%@ at [0.5 1.5 0.3 1.2 0.7], 5
%@ at [0.5 1.5 0.3 1.2 0.7], 8
%@ at [0.5 -0.3], 3
%@ at 0.4, 0
%@ independents x
