function z = solved_fields(x)
  % Functions in fields, which hold values of the program, are solved and integrated.
  s.g = @(t) t^3 - x;
  s.h = @(t, k) sin(t) * x + k;
  z = fzero(s.g, 1) + integral(@(t) s.h(t, x), 0, x);
end
%@ at 2
%@ at 0.5
