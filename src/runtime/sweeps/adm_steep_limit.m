function [limit, mark] = adm_steep_limit(d)
% ADM_STEEP_LIMIT  The number below which adjoints of the class of d are sums of marks, and a mark (adm_steep_mark).
  mark = 2^50 * realmin(class(d));
  limit = 2^50 * mark;
end
