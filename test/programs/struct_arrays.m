function z = struct_arrays(x)
  % bodies with positions and masses, as elements of a structure array
  for k = 1:numel(x)
    body(k).mass = x(k) ^ 2;
    body(k).place = [k; x(k)];
  end
  body(2).mass = body(2).mass + body(1).mass;
  z = 0;
  for k = 2:numel(body)
    gap = body(k).place - body(k - 1).place;
    z = z + body(k).mass * body(k - 1).mass / (gap' * gap);
  end
  z = z + sum([body.mass]) + prod([body(1:2).mass]);
end
%@ at [0.3 0.7 -0.2]
%@ at [0.3; 0.7]
%@ independents x
