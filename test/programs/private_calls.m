function z = private_calls(x)
  % Private functions, which hide others and builtins; sub-functions of one name in several files.
%@ at 0.7
  z = with_private(x) * edge(x) + helper(x);
end

function y = edge(x)
  y = exp(x);
end

function y = helper(x)
  y = x ^ 3;
end
