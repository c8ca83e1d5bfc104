function w = particle_ff(in)
  % The function ff of GradBench's particle: descends in forward mode, with forces in forward mode.
  force = @force_by_tangents;
  w = descend(@(w) miss(w, force), @(w) ff_miss(1, w, force), in.w);
end
