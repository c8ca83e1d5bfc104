% Functions that call a solver and say what its result depends on.

%% solver-function($name, $outputs..., $arguments..., $found, $call, $dependence..., $place)
function [$outputs...] = $name($arguments...)
  $found = $call;
  $dependence...;
end

%% root($place)
% Where f(root) = 0 the implicit function theorem gives the derivative of the root, whatever way the solver has gone.
residual = feval(f, found);
value = adm_implicit(found, residual, residual, adm_jacobian(f, found));

%% solution($place)
% Of a linear equation f(x) = y, where f multiplies by the matrix.
residual = feval(f, found) - argument2;
value = adm_implicit(found, residual, residual, adm_multiplier(f, found));

%% integral($form, $breaks, $total..., $place)
% The derivative of an integral is the integral of the derivative, and the integrand at its bounds.
near = f;
[points, weights] = adm_quadrature(f, @(argument1) feval(near, argument1), argument2, argument3, found, $breaks, '$form');
$total...;
value = adm_integral(found, total, total, argument2, argument2, argument3, argument3, ...
  adm_bound(f, argument2), adm_bound(f, argument3), $breaks);

%% total-of-points($place)
total = zeros(size(found));
for k = 1:numel(points)
  total = total + weights(k) .* feval(f, points(k));
end

%% total-at-once($place)
total = sum(weights .* reshape(feval(f, points), size(weights)));
