function [loss, out] = layered_network(net, x, target)
  % a multilayer perceptron: its layers are the elements of a cell array of structures
  h = x;
  kept = cell(1, numel(net));
  for k = 1:numel(net)
    layer = net{k};
    kept{k} = layer.W * h + layer.b;
    if strcmp(layer.kind, 'tanh')
      h = tanh(kept{k});
    else
      h = kept{k};
    end
  end
  out.h = h;
  out.kept = kept;
  loss = sum((h - target) .^ 2) + 1e-2 * sum(sum(net{1}.W .^ 2));
end
%@ at {struct('W', [0.1 0.2; 0.3 -0.4; 0.5 0.6], 'b', [0.1; 0.2; 0.3], 'kind', 'tanh'), struct('W', [0.3 0.2 0.1], 'b', 0.5, 'kind', 'line')}, [0.7; -0.3], 0.2
%@ independents net
%@ independents net, x
%@ dependents loss
%@ dependents loss, out
