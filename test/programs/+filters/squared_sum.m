function s = squared_sum(x)
  % A function of another file, with functions of its own.
  s = scaled(sum(x), 3) + changed(x);
end
function c = scaled(t, a)
  c = t^2 * a;
end
function p = changed(x)
  p = prod(x);
end
