% Functions that compute an integral over a plane as the library does, and nested integrals, whose derivative it gets.

%% double-integral($name, $arguments..., $call, $total, $place)
function value = $name($arguments...)
  found = $call;
  total = $total;
  value = adm_integral(found, total, total, 0, 0, 0, 0, 0, 0, []);
end

%% over-rectangle($place)
% dblquad gives many first arguments and one second one.
integral(@(t) integral(@(s) feval(f, s, t), argument2, argument3), argument4, argument5, 'ArrayValued', true)

%% over-region($low, $high, $place)
% The others give as many of both.
integral(@(s) integral(@(t) feval(f, s + zeros(size(t)), t), $low, $high), argument2, argument3, 'ArrayValued', true)

%% bound($bound)
feval($bound, s)
