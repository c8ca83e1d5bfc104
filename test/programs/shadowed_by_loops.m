function z = shadowed_by_loops(x, nargin)
  % Loop variables and what loops write to have the names of functions which the adjoint calls.
  fliplr = 1;
  numel = 0;
  for cell = [0.5, 2, 3]
    numel = numel + x(1) * cell;
    for size = 1:2:5
      if x(size) > 0.5, continue, end
      numel = numel * x(size) + nargin;
    end
  end
  while fliplr < 4
    fliplr = fliplr + 1;
    zeros = numel * x(fliplr);
    numel = sqrt(1 + zeros^2);
  end
  adm_zeros = numel;
  adimat_pop1 = reshape(x, 1, []);
  adimat_push1 = repmat(adimat_pop1, 1, 2);
  z = [adm_zeros, max(adimat_push1), shrink(x(2), nargin)];
end
function adm_sum = shrink(adm_unbroadcast, rec_shrink)
  adm_sum = adm_unbroadcast * rec_shrink;
  if abs(adm_sum) > 0.1
    adm_sum = shrink(adm_unbroadcast / 2, rec_shrink) + adm_sum;
  end
end
%@ at [0.3, 0.4, 0.7, 0.2, 0.1], 0.4
%@ at [-0.3, 1.4, 0.1, 0.2, 0.8], 1.7
