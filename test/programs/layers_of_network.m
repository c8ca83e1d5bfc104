function loss = layers_of_network(w1, b1, w2, b2, x, t)
  % Layers in a cell array of structures, each with the handle of its activation.
  layers = {dense(w1, b1, @tanh), dense(w2, b2, @(u) 1 ./ (1 + exp(-u)))};
  layers{end + 1} = struct('forward', @(a) a / sum(a(:)), 'weights', [], 'bias', 0, 'act', @(u) u);
  loss = 0;
  for n = 1:size(x, 2)
    a = x(:, n);
    for k = 1:numel(layers)
      a = layers{k}.forward(a);
      a = layers{k}.act(a);
    end
    loss = loss + sum((a - t(:, n)).^2);
  end
end

function layer = dense(w, b, act)
  layer.weights = w;
  layer.bias = b;
  layer.act = act;
  layer.forward = @(a) layer.weights * a + layer.bias;
end
%@ at [0.3 -0.2; 0.5 0.1; -0.4 0.6], [0.1; 0.2; 0], [0.2 0.4 -0.1; 0.3 -0.5 0.7], [0; 0.1], [0.5 1; -1 0.2], [0.3 0.6; 0.7 0.4]
%@ independents w1,b1,w2,b2,x
%@ analytic
