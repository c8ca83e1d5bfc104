function H = curved_upwards(H)
  % CURVED_UPWARDS  A Hessian made positive definite: eigenvalues count by their absolute values, and zeros a little.
  %   Octave's sqp minimises the quadratic form in each step, which has no minimum where the Hessian is indefinite.
  H = full(H);
  [vectors, values] = eig((H + H.') / 2);
  sizes = abs(diag(values));
  least = 1e-8 * max([sizes; realmin()]);
  if all(diag(values) >= least)
    return;
  end
  H = vectors * diag(max(sizes, least)) * vectors.';
  H = (H + H.') / 2;
end
