function w = particle_rr(in)
  % The function rr of GradBench's particle: descends in reverse mode, with forces in reverse mode.
  force = @force_by_adjoint;
  w = descend(@(w) miss(w, force), @(w) rr_miss(w, force, 1), in.w);
end
