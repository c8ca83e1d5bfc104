function draw_errors(where, products, size_of, at, scale)
  % DRAW_ERRORS  A picture of errors against steps: of differences and complex steps, with lines for the adjoint and the tangent.
  %   adj.internal.draw_errors(where, products, size_of, at, scale): where is true or the name of a file, products has the fields
  %   adjoint, tangent and complex, NaN for one that there is not; at(h) is the function along a direction, size_of the number to which
  %   errors are relative, scale the largest step. The truth is the complex step where it serves, else the tangent, else the adjoint.
  steps = scale * 10 .^ (0:-0.25:-15);
  known = [products.complex, products.tangent, products.adjoint];
  best = known(find(~isnan(known), 1));
  curves = struct('name', {'forward differences', 'central differences', 'central differences of order 4', 'complex steps'}, 'values', []);
  start = real(at(0));
  for k = 1:numel(steps)
    h = steps(k);
    found = [tried(@() (real(at(h)) - start) / h), tried(@() real(at(h) - at(-h)) / (2 * h)), ...
      tried(@() adj.internal.central_difference(at, h)), NaN];
    if ~isnan(products.complex)
      found(4) = adj.internal.complex_step(at, h);
    end
    for j = 1:4
      curves(j).values(k) = abs(found(j) - best) / size_of;
    end
  end
  lines = struct('name', {'adjoint', 'tangent'}, 'value', {abs(products.adjoint - best) / size_of, abs(products.tangent - best) / size_of});
  adj.internal.plot_errors(where, 'Error against step', steps, curves, lines);
end

% NaN where the function stops.
function d = tried(call)
  try
    d = call();
  catch
    d = NaN;
  end
end
