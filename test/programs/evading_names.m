function y = evading_names(x, g_x)
  % Variables that have the names of what is generated, and the names that it would take instead.
  a_y = 2;
  tmpca1 = x * a_y * 0.1;
  y_2 = (x + tmpca1) * tmpca1;
  y = y_2 * x * g_x;
  y = y * y_2;
  x_2 = sin(y) * g_x;
  for tmpla1 = 1:3
    x_2 = x_2 * x * 0.1 + a_y;
    x = x + 0.1 * x_2 * tmpla1;
  end
  y = y * x_2 + inner(x, y_2);
end
function r = inner(x, g_r)
  x_2 = x * g_r;
  a_x = x_2 * x;
  r = a_x * x_2;
  r_2 = r * a_x;
  a_r = r_2 * x;
  r = r + a_r * r_2;
end
%@ analytic
%@ at 0.4, 0.3
%@ at -0.2, 0.7
