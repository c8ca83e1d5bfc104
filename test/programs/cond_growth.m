function z = cond_growth(x)
  kept = [];
  for i = 1:numel(x)
    if x(i) > 1
      kept = [kept, x(i) * sum(kept)];
      kept(end + 1) = x(i);
    end
  end
  z = sum(kept .^ 2);
end
%@ at [2 0 3 1.5]
%@ at [0.1 0.2]
%@ at []
%@ analytic
