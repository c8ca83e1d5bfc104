function y = names_of_generated(x)
  % Functions that are called as generated ones would be, and as helpers.
  y = x * a_names_of_generated(3) + g(x) * rec_g(2) + adm_seed(1) * x + adm_product_left(2) * x;
  y = y * feval(@rec_g, 2) + adm_sum(3) * ret_g(y) * g_g(x) * g_inner_g(2);
end
function y = g(x)
  y = x * x * rec_g(1) + x;
end
function y = rec_g(n)
  y = n + 1;
end
function y = ret_g(x)
  y = x * x;
end
function y = adm_seed(n)
  y = n + 2;
end
function y = adm_product_left(n)
  y = n + 3;
end
function y = adm_sum(n)
  y = n * 2 + 1;
end
function y = a_names_of_generated(n)
  y = n + 5;
end
function y = g_g(x)
  y = sin(x);
end
function y = g_inner_g(n)
  y = n + 6;
end
%@ analytic
%@ at 0.4
%@ at -1.3
