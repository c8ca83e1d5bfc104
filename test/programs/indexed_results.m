function z = indexed_results(x, n)
  % Octave indexes what expressions give.
  z = sin(x)(2) + cumprod(x)(end) * (x .^ 2)(n);
  z = z + sum([x, 2 * x](2:3)) + (x + 1)(2) * x(1);
  w = x(2:end)(1);
  y = x(:)(1:2)(end);
  C = cumsum(x, 2)(:);
  z = z + w * y * sum(C(:)) + second(x, 2)(1);
end

function y = second(x, k)
  y = k * x(2:end);
end
%@ at [0.5 1.2 -0.7], 1
%@ at [0.5 1.2 -0.7], 3
%@ independents x
%@ analytic
