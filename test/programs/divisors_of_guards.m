function z = divisors_of_guards(x, g, taken)
  % Factors and divisors that are infinite or zero, where nothing is asked of the result.
  z = 0;
  r = inf(numel(x) + 1, 1);
  r(1) = 0;
  for i = 1:numel(x)
    c = r(i) + x(i);
    s = 0;
    for k = 1:2
      s = s + exp(-(k - c * x(i)) / g);
    end
    r(i + 1) = c - g * log(s);
    w = log(abs(x(i) - 1)) ./ (x(i) - 1);
    if taken(i)
      z = z + w;
    end
  end
  z = z + r(end);
end
%@ at [0.2 1.7 1 0.9], 0.7, [1 1 0 1]
%@ at [2.2; 1.5], 1.3, [1 1]
%@ at 1, 2, 0
%@ independents x, g
