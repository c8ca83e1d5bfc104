function z = passive_containers(x, n)
  opt.gain = 3;
  tmp = {2, 'a'};
  z = x * opt.gain;
  for i = 1:n
    c{i} = i + 1;
    s.k = i;
    z = z .* sin(x * c{i}) + s.k;
    if z > 2
      tmp{1} = 4;
    end
  end
  z = z * tmp{1};
end
%@ at 0.7, 3
%@ at 1.2, 0
%@ independents x
%@ analytic
