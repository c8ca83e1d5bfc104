function E = kepler(M, e)
  % Kepler's equation M = E - e*sin(E) by Newton's method: the values tell how often
  E = M;
  d = 1;
  while abs(d) > 1e-12
    d = defect(E, M, e);
    E = E - d / (1 - e * cos(E));
  end
end

function d = defect(E, M, e)
  d = E - e * sin(E) - M;
end
