function z = global_settings(x)
  z = cellsum(@(t) scaled(t), x);
end
function z = cellsum(h, x)
  z = 0;
  for i = 1:numel(x)
    z = z + scaled(x(i)) + local_part(x(i));
  end
end
function y = scaled(t)
  global factor unset_one
  y = t ^ 2 * (2 + numel(factor)) + isempty(unset_one);
end
function y = local_part(t)
  if t > 1
    global factor
    y = t * (1 + isempty(factor));
  else
    y = t;
  end
end
%@ at [0.5; 2]
%@ analytic
