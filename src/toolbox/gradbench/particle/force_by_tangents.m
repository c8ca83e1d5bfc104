function F = force_by_tangents(x, w)
  % The force on the particle: against the gradient of the potential, in forward mode.
  F = -[g_potential([1; 0], x, w); g_potential([0; 1], x, w)];
end
