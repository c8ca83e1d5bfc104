function y = decay_from_nothing(x)
  [~, u] = ode23(@(t, u) -100 * u, [0 0.1 0.5], x, odeset('RelTol', 1e-8));
  y = sum(u);
end
%@ at 0
%@ gradient {1 + exp(-10) + exp(-50)}
