function y = smooth(x, w)
  y = blend(x, w) + filters.linear.scale(w, 2);
end

function y = blend(x, w)
  y = w * x + filters.edge(x(1));
end
