function g = adm_collect_chosen(g_x, subs, x, z)
% ADM_COLLECT_CHOSEN  The tangent of what accumarray takes, the largest or smallest of the values that go to an element.
%   g = adm_collect_chosen(g_x, subs, x, z): z is the result of accumarray; equal values have equal parts. The result
%   has the size of z.
  [k, share] = adm_chosen(subs, x, z);
  g = reshape(accumarray(k, adm_used(g_x(:) .* share, share), [numel(z), 1]), size(z));
end
