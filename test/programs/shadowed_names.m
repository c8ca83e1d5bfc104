function nr_z = shadowed_names(x, nargin)
  % Variables that have the names of functions which the adjoint calls.
  size = x(1) * nargin;
  cos = x(2);
  numel = sin(size) * cos + sum(x(:)) * nargin;
  rec_inner = 3;
  ret_inner = inner(x(3), numel);
  zeros = @(cell) cell * rec_inner;
  for cell = 1:3
    numel = numel + x(cell) * zeros(cell);
    x(cell) = numel * cos;
  end
  adm_spread = prod(x);
  adm_product_left = x.' * x;
  nr_z = [adm_spread, sum(adm_product_left(:)) * ret_inner];
end
function adm_keep = inner(adm_resize, size)
  adm_keep = [adm_resize, size];
  adm_keep(2) = adm_keep(1) * size;
  adm_keep = adm_keep(2) * exp(adm_resize) - size;
end
%@ analytic
%@ at [0.3, 0.4, 0.7], 0.4
%@ at [-0.3, 0.4, 1.7], -1.4
