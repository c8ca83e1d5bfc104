function directions = special_directions(point)
% SPECIAL_DIRECTIONS  Directions in which a function is looked at: one and its opposite, another and its opposite, the first
%   without the other; and into the domain, where the rule is tried (point.inward holds the signs), and its opposite.
%   directions = special_directions(point): cells of arrays like the arguments point.p.
  count = 0;
  for k = 1:numel(point.p)
    n = reshape(count + (1:numel(point.p{k})), size(point.p{k}));
    count = count + numel(n);
    one{k} = point.turn(k) * (0.35 + 0.8 * sin(2.3 * n + 0.4));
    two{k} = point.turn(k) * (0.6 + 0.37 * cos(2.9 * n));
    three{k} = one{k} - two{k};
    inward{k} = point.inward{k} .* (0.6 + 0.35 * cos(1.7 * n));
  end
  opposite = @(g) cellfun(@uminus, g, 'UniformOutput', false);
  directions = {one, opposite(one), two, opposite(two), three, inward, opposite(inward)};
end
