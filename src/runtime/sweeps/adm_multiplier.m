function m = adm_multiplier(f, x)
% ADM_MULTIPLIER  The matrix that a function multiplies by: m * x(:) is f(x) for every x of this size.
%   m = adm_multiplier(f, x): f is called once for each element of x.
  m = zeros(numel(x));
  for k = 1:numel(x)
    unit = zeros(size(x));
    unit(k) = 1;
    m(:, k) = reshape(feval(f, unit), [], 1);
  end
end
