function a = a_zeros1(v)
% A_ZEROS1  A zero adjoint, in as many directions as the driver asks for.
  global direction_count
  a = directions(repmat({zeros(size(v))}, 1, direction_count));
end
