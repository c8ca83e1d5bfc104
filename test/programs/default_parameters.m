function z = default_parameters (x, p = 2, q = p * 3)
  # Defaults that depend on parameters before them, here and in a function that is called with fewer arguments.
  z = q * power_mean (x) + power_mean (x, p) + power_mean (2 * x, p, x(1));
endfunction

function m = power_mean (x, p = 3, shift = sum (x(:)))
  m = (sum (abs (x(:)) .^ p) / numel (x)) ^ (1 / p) + shift ^ 2;
endfunction
%@ at [1.5 -2.2 0.7 1.2], 2, 5
%@ at [1.5; 2.2; 0.7], 1.5, 2
%@ independents x, p, q
