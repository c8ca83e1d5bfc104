function [f, g, h, k, m] = parallel_terms(x, w)
  % Sums of several terms in loops whose iterations are recomputed, and what is no such sum: a difference, a product, and a sum
  % that grows by its terms.
  f = 0;
  g = x(1);
  for i = 1:numel(x) - 1
    %ADiMat <parallel/>
    p = x(i + 1) - x(i)^2;
    q = sin(p);
    f = f + 100 * p^2 + q - exp(q);
    g = p * q + g - q;
  end
  h = 0.5;
  for i = 1:numel(x)
    %ADiMat <parallel/>
    h = x(i) - (h + w) + x(i)^2;
  end
  k = 0.3;
  for i = 1:numel(x)
    %ADiMat <parallel/>
    k = k + x(i) * w + sin(x(i));
    if x(i) > 0.5
      k = k + 2 * x(i) + w;
    else
      k = k * 2 + x(i) + w;
    end
  end
  m = w;
  for i = 1:numel(x)
    %ADiMat <parallel/>
    m = m + x + x(i)^2;
  end
end
%@ at [0.3; 0.8; -0.4; 0.6], 0.7
%@ at 0.6, 1.2
%@ at [0.2; 0.9], -0.3
%@ analytic
