function z = tried_once(x, k)
  % What fails at its second statement leaves the first one done.
  z = sum(x .^ 2);
  y = z;
  try
    y = 2 * z;
    z = y * x(k); % may be beyond the end
    y = y * z;
  catch
    z = z * 3 + y;
  end
  z = z + sin(y);
end
%@ at [0.3 -0.7 1.1], 2
%@ at [0.3 -0.7 1.1], 4
%@ at [0.3 -0.7 1.1], 0
%@ at 0.4, 1
%@ at [], 3
%@ independents x
%@ analytic
