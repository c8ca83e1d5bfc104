function out = golden_lstm(name, in)
  % Unit by unit, and the complex step.
  main = in.main_params.';
  extra = in.extra_params.';
  f = @(p) loss(reshape(p(1:numel(main)), size(main)), reshape(p(numel(main) + 1:end), size(extra)), in);
  parameters = [main(:); extra(:)];
  if strcmp(name, 'objective')
    out = f(parameters);
  else
    out = complex_step(f, parameters).';
  end
end

function total = loss(main, extra, in)
  % Here columns of main are layers: 4*b weights, then 4*b biases.
  [steps, b] = size(in.sequence);
  sigmoid = @(x) 1 / (1 + exp(-x));
  layers = size(main, 2) / 2;
  hidden = in.state(1:2:end, :);
  cells = in.state(2:2:end, :);
  total = 0;
  for t = 1:steps - 1
    predicted = zeros(1, b);
    for j = 1:b
      x = in.sequence(t, j) * extra(j, 1);
      for i = 1:layers
        gate = @(k, x) x * main(b * (k - 1) + j, 2 * i - 1) + main(b * (k - 1) + j, 2 * i);
        h = hidden(i, j);
        cells(i, j) = cells(i, j) * sigmoid(gate(1, x)) + sigmoid(gate(2, h)) * tanh(gate(4, h));
        hidden(i, j) = sigmoid(gate(3, x)) * tanh(cells(i, j));
        x = hidden(i, j);
      end
      predicted(j) = x * extra(j, 2) + extra(j, 3);
    end
    total = total + in.sequence(t + 1, :) * (predicted - log(2 + sum(exp(predicted)))).';
  end
  total = -total / b / (steps - 1);
end
