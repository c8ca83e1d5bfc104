function w = particle_fr(in)
  % The function fr of GradBench's particle: descends in forward mode, with forces in reverse mode.
  force = @force_by_adjoint;
  w = descend(@(w) miss(w, force), @(w) fr_miss(1, w, force), in.w);
end
