function z = pair_loops(x)
  % Loops over the values and the keys of structures, and a switch that chooses nothing.
  z = x(1);
  for [v, key] = struct('p', x(3), 'q', x(2))
    z = z * v;
    if strcmp(key, 'q'), z = z + sin(v); end
  end
  s.a = x(1:2); s.b.c = x(3);
  for [v, k] = s
    switch k
      case 'a'
        z = z + sum(v .^ 2);
      otherwise
        for [w, inner] = v
          z = z * w;
        end
    end
    switch numel(k)
      otherwise
        z = z + x(1) ^ 3;
    end
    switch z
    end
  end
end
%@ at [0.4 -1.3 0.7]
%@ at [2; 0.5; -0.3]
%@ analytic
