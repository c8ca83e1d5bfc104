%@ --independents x
%@ file f.m
function z = f(x, name)
  z = feval([name '_cost'], x);
end
%@ file far_cost.m
function c = far_cost(x)
  c = 3 * x;
end
%@ file count_cost.m
function c = count_cost(x)
  global p
  p = x;
  c = p;
end
