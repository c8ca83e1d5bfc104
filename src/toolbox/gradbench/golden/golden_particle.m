function w = golden_particle(~, in)
  % With the force by Coulomb's law, and the descent by the complex step; all four modes must find the same.
  w = descend(@(w) square_of_miss(w), @(w) complex_step(@square_of_miss, w), in.w);
end

function y = square_of_miss(w)
  charges = [10, 10; 10 - w, 0];
  x = [0; 8];
  v = [0.75; 0];
  while real(x(2) + 0.1 * v(2)) > 0
    force = [0; 0];
    for charge = charges
      force = force + (x - charge) / sum((x - charge).^2)^1.5;
    end
    [x, v] = deal(x + 0.1 * v, v + 0.1 * force);
  end
  y = (x(1) - x(2) * v(1) / v(2))^2;
end
