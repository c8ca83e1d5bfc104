function g_q = adm_polyder_forward(b, a, q)
% ADM_POLYDER_FORWARD  The numerator polyder(b) * a - b * polyder(a) of the derivative of a quotient b / a, in the size of q.
%   g_q = adm_polyder_forward(b, a, q): one of b and a is a tangent; of the numerator the last coefficients.
  g_q = zeros(1, max(numel(q), numel(b) + numel(a) - 2));
  if numel(b) > 1
    g_q = g_q + reshape(conv(polyder(b), a), 1, []);
  end
  if numel(a) > 1
    g_q = g_q - reshape(conv(b, polyder(a)), 1, []);
  end
  g_q = g_q(end - numel(q) + 1:end);
end
