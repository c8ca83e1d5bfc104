function z = layers_named_as_makers(w, x)
  % Layers have the names of the functions that make them, as text.
  net = {};
  net{end + 1} = dense(w(1:2), w(3));
  net{end + 1} = activation('tanh');
  z = x;
  for k = 1:numel(net)
    layer = net{k};
    z = layer.forward(z);
    if strcmp(layer.name, 'dense')
      z = z + layer.w(1);
    end
  end
end

function layer = dense(w, b)
  layer.name = 'dense';
  layer.w = w;
  layer.forward = @(x) w .* x + b;
end

function layer = activation(kind)
  layer = struct('name', 'activation', 'forward', @tanh);
  if strcmp(kind, 'relu')
    layer.forward = @(x) max(x, 0);
  end
end
%@ at [1 2 3], [0.1 0.2]
