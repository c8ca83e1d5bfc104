function z = integrals_passive(x, p, g)
  % Integrals that nothing differentiated goes into stay as they were, also where the integrand jumps.
  z = x * integral(@(t) t > p, 0, 1) + x^2 * quadgk(g, 0, p);
  z = z + x * quadv(@(t) [t, t^2], 0, 1)(2);
end
%@ independents x
%@ at 0.7, 0.4, @(t) cos(t)
