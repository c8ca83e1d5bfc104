function z = unread_containers(x, y)
  % Cell arrays and structures that functions give back and nothing reads any more.
  [c, z] = appended({}, 0, x);
  [c, z] = appended(c, z, x * y);
  s.v = y;
  s.w = {};
  [s, z] = noted(s, z);
  [s, z] = noted(s, z);
end

function [c, z] = appended(c, z, v)
  c{end + 1} = v * 2;
  z = z + c{end} * v;
end

function [s, z] = noted(s, z)
  s.w{end + 1} = s.v * z;
  s.v = sin(s.w{end});
  z = z * s.v;
end
%@ at 0.7, 0.4
%@ at [0.7 0.2; 0.1 0.4], 0.4
