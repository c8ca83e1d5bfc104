function [pp, v] = given_pieces(q, x, p, t)
  % Pieces that are given and pieces that are made: structures as arguments and as results.
  given = mkpp(q.breaks, q.coefs);
  v = ppval(given, t) * p(1);
  pp = mkpp(x, p);
  if ppval(given, x(1)) > 0
    pp.coefs(1, :) = pp.coefs(1, :) * q.coefs(end);
  end
end
%@ at struct('breaks', [0 1 2], 'coefs', [1 2 3; 4 5 6]), [0 1.5 2], [1 2; 3 4], [0.5 1.5 2.5]
%@ at struct('breaks', [0 1 2], 'coefs', [4; 6]), [0; 1.5], [1 2], [0.5; 1.5]
%@ at struct('breaks', [0 1 2], 'coefs', [-4 1; 6 2]), [0 1.5], 3, 0.5
