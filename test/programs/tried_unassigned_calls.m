function z = tried_unassigned_calls(x, n)
  % What a try calls fails where a branch did not assign what it reads, and so do those that this calls.
  z = x(1);
  for i = 1:n
    try
      z = z + grown(x(i), i) * z;
    catch
      z = z * 1.5;
    end
  end
  h = @(y) chosen(y, 2);
  try
    z = z * h(x(1));
  catch
    z = z + 1;
  end
end

function y = grown(x, k)
  y = x;
  while y < 2
    y = y + 1.5;
    scale = y / k;
  end
  y = y * chosen(scale - 1, k);
end

function y = chosen(x, k)
  if x > 1.5
    r = x * k;
  elseif x > 0
    r(k) = x^2;
  end
  for j = 1:numel(r)
    y = r(j) * j * x;
  end
end
%@ at [0.7 1.3 0.4 2.2], 4
%@ at [2.5 1.3 -2.9 0.1], 4
%@ at [1.8 -0.2 -0.6 2.2], 3
%@ at [-0.9 -0.2], 0
%@ independents x
