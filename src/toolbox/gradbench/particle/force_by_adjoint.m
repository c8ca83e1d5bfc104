function F = force_by_adjoint(x, w)
  % The force on the particle: against the gradient of the potential, in reverse mode.
  F = -a_potential(x, w, 1);
end
