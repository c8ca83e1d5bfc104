function y = waves_in_an_exponent(x)
  y = integral(@(t) exp(x * sin(60 * t).^2), 0, 3) + quadgk(@(t) x * sin(60 * t), 3, 0);
end
%@ at 0
%@ gradient {3 / 2 - sin(360) / 240 - (1 - cos(180)) / 60}
