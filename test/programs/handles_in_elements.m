function z = handles_in_elements(x, p)
  % arrayfun goes through a structure array whose elements hold handles.
  parts = struct('f', {@sin, @(t) t * p}, 'w', {1, 2});
  y = arrayfun(@(s) s.w * s.f(x), parts);
  z = sum(y);
end
%@ at 0.3, 2
%@ analytic
