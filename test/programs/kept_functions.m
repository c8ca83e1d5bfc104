function z = kept_functions(x)
  % A function that is called for values only, and again with active arguments, needs another in both ways.
  k = twice_of(3);
  z = k * twice_of(x);
end

function y = twice_of(x)
  y = product_of(x, 2) + deeper(x);
end

function p = product_of(a, b)
  p = a * b;
end

function y = deeper(x)
  y = product_of(x, x);
end
%@ at 1.3
%@ analytic
