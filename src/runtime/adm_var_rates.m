function rates = adm_var_rates(x, w, dim)
% ADM_VAR_RATES  The derivative of var(x, w, dim) with regard to the weight of each element of x.
%   rates = adm_var_rates(x, w, dim): the mean adds nothing. A scalar w says how to divide, and is no weight.
  if isscalar(w) || isempty(w)
    error('Adjoinery:weights', 'A number in the place of the weights of var or std says how to divide, and has no derivative.');
  end
  x = full(x);
  w = full(w);
  shape = [ones(1, dim - 1), numel(w), 1];
  part = reshape(w ./ sum(w), shape);
  squares = (x - sum(part .* x, dim)).^2;
  rates = (squares - sum(part .* squares, dim)) ./ sum(w);
end
