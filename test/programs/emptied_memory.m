function y = emptied_memory(x)
  % Results are kept for one run, and under keys that depend on no number.
  global known cubes
  known = [];
  cubes = [];
  y = 0;
  for k = 1:numel(x)
    y = y + cube(x(k)) * cube(x(1)) * weight(k);
  end
end

function v = cube(t)
  global known cubes
  k = find(known == t);
  if isempty(k)
    known(end + 1) = t;
    cubes(end + 1) = t^3;
    k = numel(cubes);
  end
  v = cubes(k);
end

function w = weight(k)
  persistent last factor
  if isempty(last) || last ~= k
    last = k;
    factor = sin(k);
  end
  w = factor;
end
%@ at [0.7, -1.2, 0.4]
%@ at 2
%@ at []
%@ analytic
