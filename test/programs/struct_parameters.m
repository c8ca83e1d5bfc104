function [z, r] = struct_parameters(p, t)
  % a model with its parameters in a structure, handed on to functions
  p.decay = p.rate / p.scale(1);
  r = run(p, t);
  z = sum(r.value .^ 2) + p.weights{2} * r.total;
end

function r = run(p, t)
  r.value = p.scale(2) * exp(-p.decay * t) .* p.weights{1};
  r.total = sum(r.value);
  r.unused = t;
end
%@ at struct('rate', 0.7, 'scale', [2 3], 'weights', {{[1 2 3], 0.5}}), [0.1 0.2 0.3]
%@ at struct('scale', [2 3], 'rate', 0.7, 'weights', {{1, 0.5}}), 0.3
%@ independents p
%@ independents p, t
%@ dependents z
%@ dependents r
%@ dependents z, r
