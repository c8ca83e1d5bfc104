function [E, G] = struct_lists_of_parameters(m, p, x)
  % Fields of all elements of structure arrays that nothing but brackets shows to be some.
  E = [m.E];
  nu = [m.nu];
  G = E ./ (2 * (1 + nu));
  t = struct('v', num2cell(x));
  c = {t.v};
  E = sum(G .* [p.parts.w]) + norm([t.v]) + sum([c{:}] .^ 2) + total(p.parts) + [m.E] * [m.E]';
  V = vertcat(m.place);
  E = E + sum(V(:) .^ 2) * prod(cat(1, t.v)) + mass(p);
end

function s = total(parts)
  s = sum([parts.w] .^ 3);
end

function s = mass(p)
  it = p.parts;
  s = 0;
  for k = 1:numel(it)
    s = s + it(k).w * k;
  end
end
%@ at struct('E', {1.1, 0.7}, 'nu', {0.3, 0.2}, 'place', {[1 2], [0.3 0.1]}), struct('parts', struct('w', {0.4, 0.9})), [0.5 0.2 1.2]
%@ at struct('E', 1.1, 'nu', 0.3, 'place', [1 2 3]), struct('parts', struct('w', 0.4)), 0.7
%@ independents m, p, x
%@ dependents E, G
%@ dependents E
