function rates = adm_var_rates(x, w, dim)
% ADM_VAR_RATES  The derivative of var(x, w, dim) with regard to the weight of each element of x.
%   rates = adm_var_rates(x, w, dim): the mean adds nothing.
  x = full(x);
  w = full(w);
  shape = [ones(1, dim - 1), numel(w), 1];
  part = reshape(w ./ sum(w), shape);
  squares = (x - sum(part .* x, dim)).^2;
  rates = (squares - sum(part .* squares, dim)) ./ sum(w);
end
