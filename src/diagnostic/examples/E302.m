function z = f(x)
  m = containers.Map();
  n = m;
  n('a') = x;
  z = m('a');
end
