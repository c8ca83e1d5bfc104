function loss = sequence_loss(main, extra, state, sequence)
  % The loss of an LSTM with diagonal weights, that predicts each row of a sequence from those before.
  %
  % main      2*l x 4*b: weights and biases of l layers, one below the other; in each row those of the gates forget, in,
  %           out, and of the change
  % extra     3 x b: weights of the input, weights and biases of the output
  % state     2*l x b: hidden state and cell of each layer
  % sequence  c x b
  %
  %ADiMat <shape>extra 3 b</shape>
  %ADiMat <shape>main r 4*b</shape>
  %ADiMat <shape>state r b</shape>
  %ADiMat <shape>sequence c b</shape>
  [steps, b] = size(sequence);
  forget = 1:b;
  in = b + 1:2 * b;
  out = 2 * b + 1:3 * b;
  change = 3 * b + 1:4 * b;
  loss = 0;
  for t = 1:steps - 1
    x = sequence(t, :) .* extra(1, :);
    for i = 1:2:size(main, 1)
      w = main(i, :);
      bias = main(i + 1, :);
      h = state(i, :);
      cell = state(i + 1, :) .* sigmoid(x .* w(forget) + bias(forget)) ...
             + sigmoid(h .* w(in) + bias(in)) .* tanh(h .* w(change) + bias(change));
      x = sigmoid(x .* w(out) + bias(out)) .* tanh(cell);
      state(i, :) = x;
      state(i + 1, :) = cell;
    end
    y = x .* extra(2, :) + extra(3, :);
    loss = loss - sum(sequence(t + 1, :) .* (y - log(sum(exp(y)) + 2)));
  end
  loss = loss / ((steps - 1) * b);
end

function y = sigmoid(x)
  y = 1 ./ (1 + exp(-x));
end
