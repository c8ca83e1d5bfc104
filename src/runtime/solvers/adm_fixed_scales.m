function scales = adm_fixed_scales(iteration, arguments, next, inputs, outputs)
% ADM_FIXED_SCALES  How much results of an iteration change when its state moves by its own size.
%   scales = adm_fixed_scales(iteration, arguments, next, inputs, outputs): the norms of the changes of the results `outputs`, which are
%   in next, by a difference: each element of the arguments `inputs` moves by another part.
  step = 1e-6;
  for k = 1:numel(inputs)
    x = arguments{inputs(k)};
    parts = reshape(cos(1:numel(x)), size(x));
    arguments{inputs(k)} = x .* (1 + step * parts);
  end
  moved = cell(size(next));
  [moved{:}] = iteration(arguments{:});
  scales = zeros(1, numel(inputs));
  for k = 1:numel(inputs)
    difference = moved{outputs(k)} - next{outputs(k)};
    scales(k) = norm(full(difference(:))) / step;
  end
end
