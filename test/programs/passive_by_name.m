function z = passive_by_name(x, name)
  % Functions that nothing is differentiated through call others by names of which several are possible.
  z = sum(x) * asked('numel', x) * asked(name, x);
end
function k = asked(name, x)
  k = 1;
  if ~isempty(x)
    k = feval(name, ones(size(x))) + k;
  end
end
%@ at [1; 2; 3], 'sum'
%@ independents x
