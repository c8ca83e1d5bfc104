function z = cumulative(x)
  c = cumsum(x);
  p = cumprod(x);
  run = 0;
  out = zeros(size(x));
  for k = 1:numel(x)
    run = run + x(k) * c(k);
    out(k) = run;
  end
  z = sum(out .* p);
end
%@ at [1 2 3]
%@ at [1; 0.5; 3; -1]
%@ at 2
%@ analytic
