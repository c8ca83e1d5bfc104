function z = many_exits(x, n)
  z = x;
  for i = 1:n
    if z > 21, z = z * 1.02; return, end
    z = z + x * 1;
    if z > 22, z = z * 1.04; return, end
    z = z + x * 2;
    if z > 23, z = z * 1.06; continue, end
    z = z + x * 3;
    if z > 24, z = z * 1.08; return, end
    z = z + x * 4;
    if z > 25, z = z * 1.10; break, end
    z = z + x * 5;
    if z > 26, z = z * 1.12; continue, end
    z = z + x * 6;
    if z > 27, z = z * 1.14; return, end
    z = z + x * 7;
    if z > 28, z = z * 1.16; return, end
    z = z + x * 8;
    if z > 29, z = z * 1.18; continue, end
    z = z + x * 9;
  end
  while z < 1 + n, z = z * 1.5 + x; if z > 5, return, end, end
  z = z - 0.1 * x;
  while z < 2 + n, z = z * 1.5 + x; if z > 6, return, end, end
  z = z - 0.2 * x;
  while z < 3 + n, z = z * 1.5 + x; if z > 7, return, end, end
  z = z - 0.3 * x;
  while z < 4 + n, z = z * 1.5 + x; if z > 8, return, end, end
  z = z - 0.4 * x;
  while z < 5 + n, z = z * 1.5 + x; if z > 9, return, end, end
  z = z - 0.5 * x;
  while z < 6 + n, z = z * 1.5 + x; if z > 10, return, end, end
  z = z - 0.6 * x;
  while z < 7 + n, z = z * 1.5 + x; if z > 11, return, end, end
  z = z - 0.7 * x;
  while z < 8 + n, z = z * 1.5 + x; if z > 12, return, end, end
  z = z - 0.8 * x;
  while z < 9 + n, z = z * 1.5 + x; if z > 13, return, end, end
  z = z - 0.9 * x;
end
%@ at 1.5, 0
%@ at 0.21, 3
%@ at 2.1, 9
%@ at 19.6, 2
%@ independents x
