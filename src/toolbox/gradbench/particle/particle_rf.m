function w = particle_rf(in)
  % The function rf of GradBench's particle: descends in reverse mode, with forces in forward mode.
  force = @force_by_tangents;
  w = descend(@(w) miss(w, force), @(w) rf_miss(w, force, 1), in.w);
end
