function z = text_beside_values(x, k)
  % Cells and fields take values in place of text, at places that the run tells; lists leave text and integers out.
  c = {x(1), 'abc', 'de', 2};
  c{k} = x(2) ^ 2;
  c{end + 1} = x(2) * x(1);
  m = cellfun(@(it) isa(it, 'double'), c);
  z = sum([c{m}] .* (1:nnz(m))) + sum(vertcat(c{m}) .^ 2);
  d = {x(2), 2, 3};
  if k > 3, d{2} = int8(k); end
  z = z + sum([d{[true, k < 4, true]}]) ^ 2;
  s = struct('v', {x(1), 'text', 'more'}, 'w', 'none');
  s(k).v = sin(x(2)) * x(1);
  s(1).w = x(1);
  s = rmfield(s, last_of({'u', 'w'}, k));
  z = z + s(1).v * s(1).v;
  e = {'scale', x(1), x(2)};
  z = z + sum([e{2:end}]) * scaled(e{:});
end

function y = scaled(name, a, b)
  y = a * b * numel(name);
end

function name = last_of(names, k)
  name = names{min(k, 2)};
end
%@ at [0.7 -1.2], 2
%@ at [0.7 -1.2], 3
%@ at [1.3 0.4], 3
%@ independents x
%@ analytic
