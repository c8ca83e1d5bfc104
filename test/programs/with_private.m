function y = with_private(x)
  y = edge(x) + asech(x) * helper(x) + norm(x) + atan(x);
end

function y = helper(x)
  y = 1 / x;
end

function y = norm(x)
  y = 5 * x + numel(cellfun(@own, {1, 2}));
end

function y = own(x)
  y = x;
end
