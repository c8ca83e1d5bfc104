function s = jumps(x, n)
  s = 0;
  for i = 1:n
    if i > numel(x)
      break
    end
    if x(i) < -20
      s = s * x(1);
      return;
    end
    if x(i) < 0
      continue
    end
    s = s + x(i)^2;
    for j = 1:3
      if s > 100
        break;
      end
      s = s + sin(s) * x(i) / j;
    end
  end
  s = s + 1;
end
%@ at [3 4 -2 0.5 11 2], 6
%@ at [3 4 -2 0.5 1 2], 6
%@ at [3 4 -2 0.5 1 2 -30 5], 8
%@ at [3 4], 0
%@ at [], 3
%@ independents x
