function g_w = adm_once_zeros_forward(g_base, w, twins, pairs, modes, kind)
% ADM_ONCE_ZEROS_FORWARD  The tangent of w = adm_once_zeros(w, twins, base, pairs, modes, kind) for that of base: zero.
%   g_w = adm_once_zeros_forward(g_base, w, twins, pairs, modes, kind): an error Adjoinery:degenerate where one of the modes has a
%   value that is zero and moves, in a product of vectors of one side ('same'), or leads out of the space of the vectors
%   (adm_singular_forward), where the weights have a slope at zero.
  g_w = zeros(size(w));
  zero = find(pairs(3, :) == 4 & ismember(pairs(1, :), modes));
  if ~isempty(zero) && ~isscalar(w)
    asked = reshape(g_base(zero) ~= 0, 1, []);
    if strcmp(kind, 'same')
      own = pairs(3, :) == 3 & pairs(1, :) == pairs(2, :) & reshape(g_base, 1, []) ~= 0;
      asked = asked | ismember(pairs(1, zero), pairs(1, own));
    else
      slopes = reshape(abs(twins(zero)), 1, []) ./ adm_small(pairs);
      asked = asked & slopes .* pairs(5, zero) > 1e-6 .* max(abs(w(:)));
    end
    if any(asked)
      error('Adjoinery:degenerate', '%s', ['A singular value is zero: products with its vectors have first derivatives there, ', ...
        'and no second ones that are known. Products of the leading vectors have some, and so have A * A'' and pinv.']);
    end
  end
end
