function d = adm_mpower_order(x, y, z)
% ADM_MPOWER_ORDER  The derivative of z = x ^ y with regard to a scalar y: the logarithm of x times z.
%   A zero eigenvalue with an exponent that is not negative adds nothing. Where x has fewer eigenvectors than eigenvalues, or
%   nearly so, the logarithm comes from its triangular form.
  if isscalar(x)
    d = z .* log(x + (x == 0 & real(y) >= 0));
  else
    [v, d] = eig(x);
    if rcond(v) < 1e-4
      d = logm(x) * expm(y .* logm(x));
    else
      d = diag(d);
      d = log(d + (d == 0 & real(y) >= 0)) .* d.^y;
      d = (v .* d.') / v;
    end
  end
end
