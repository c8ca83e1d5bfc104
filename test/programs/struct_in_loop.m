function z = struct_in_loop(x, n)
  % the state of an iteration is a structure
  s.x = x;
  s.v = 0 * x;
  s.path = zeros(numel(x), n);
  s.count = 0;
  for k = 1:n
    s.v = s.v - 0.1 * s.x .^ 3;
    s.x = s.x + 0.1 * s.v;
    s.path(:, k) = s.x;
    s.count = s.count + 1;
    s = damp(s, 0.9);
  end
  z = sum(sum(s.path .^ 2)) + s.count * sum(s.v);
end

function s = damp(s, by)
  s.v = s.v * by;
  s.last{s.count} = s.v;
  if s.count > 1
    s.v = s.v + 0.01 * s.last{s.count - 1};
  end
end
%@ at [0.5; -0.3], 4
%@ at 0.8, 1
%@ at zeros(0, 1), 2
%@ independents x
