function z = fields_set_by_function(x, p, name)
  % Fields that setfield writes and getfield reads, of names that are written down, given or computed.
  s = setfield(struct(), 'first', x);
  s = setfield(s, name, p * x);
  for k = 1:2
    s = setfield(s, ['w' num2str(k)], k * x);
  end
  s = setfield(s, 'deep', 'value', x.^2);
  t = setfield(s, 'deep', 'value', {2}, getfield(s, 'w2', {1}) * p);
  z = sum(getfield(t, name)) + getfield(t, 'deep', 'value', {2}) * sum(getfield(s.deep, 'value'));
  z = z + sum(s.w1 .* getfield(t, ['w' '2'])) + scaled(getfield(t, 'first'), p);
end

function y = scaled(v, p)
  y = p * sum(v);
end
%@ at [0.4 -0.7 0.2], 1.3, 'other'
%@ at [0.4 -0.7 0.2], 1.3, 'first'
%@ independents x,p
%@ analytic
