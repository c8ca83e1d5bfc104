function z = work_in_loops(u, n)
  % Values that each iteration makes anew: of one size, of a size that grows, and some that are there before the loop.
  assert(iscolumn(u));
  r = [2:numel(u), 1];
  last = u(1) * ones(2, 1);
  z = 0;
  for k = 1:n
    flux = u .^ 2 / 2;
    u = u - 0.1 * (flux(r) - flux);
    part = u(1:min(k, numel(u))) .* u(end);
    wide = sin(part([1, end]));
    if k == 2
      early = flux(r) .* u;
      early(1) = early(1) ^ 2;
      u = u + 0.01 * early;
    end
    last = u * last(1);
    z = z + sum(part .^ 2) + sum(wide) * flux(end);
  end
  z = z + sum(last);
end
%@ at [1; 2; 0.5; 1.5], 3
%@ at [1; 2; 0.5], 1
%@ at [0.7; 1.2], 2
%@ at 0.7, 2
%@ at [1; 2], 0
%@ independents u
