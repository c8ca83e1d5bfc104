function z = map_of_handles(x, names)
  % Handles that a map is made with, and that are looked up by keys which only the run knows
  models = containers.Map({'linear', 'power', 'wave'}, {@(v, p) p * v, @(v, p) v .^ p, @wave});
  z = 0;
  for k = 1:numel(names)
    model = models(names{k});
    z = z + sum(model(x, k));
  end
  last = models(names{end});
  z = z * last(x(1), x(2));
end
function y = wave(v, p)
  y = sin(p * v);
end
%@ at [1.2 0.7], {'wave', 'power'}
%@ at [0.3 2], {'linear', 'wave', 'linear'}
%@ independents x
