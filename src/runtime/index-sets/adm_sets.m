function found = adm_sets(what, rows, members, count)
% ADM_SETS  The index sets of a pattern, by their numbers.
%   adm_sets('start') forgets all sets.
%   first = adm_sets('given', A) adds the sets of the rows of a matrix, which hold the columns of their nonzeros; they have the
%   numbers from first + 1 on.
%   first = adm_sets('join', rows, members, count) adds `count` sets: that of rows(k) holds all that the set with the number
%   members(k) holds, and each has a member.
%   Errors: Adjoinery:directions where there are more than 2^24 sets.
%   S = adm_sets('found') has a column for each set, with a nonzero for each index in it.
%   The sets that others are made of are kept, and their indices found when many are asked for at once: where statements work
%   on single elements, sparse matrices would be copied for each.
  persistent sets to from used level pending;
  switch what
    case 'start'
      sets = [];
      used = 0;
      pending = 0;
      to = zeros(1, 1000);
      from = zeros(1, 1000);
      level = zeros(1, 1000);
    case 'given'
      found = size(sets, 2);
      sets = [sets, sparse(double(rows.' ~= 0))];
    case 'join'
      known = size(sets, 2);
      if used > 2e6
        sets = [sets, adm_sets_solve(sets, to(1:used), from(1:used), level(1:pending))];
        known = size(sets, 2);
        used = 0;
        pending = 0;
      end
      found = known + pending;
      if found + count > flintmax('single')
        % Beside constants of the class single the numbers of sets become single, too.
        error('Adjoinery:directions', 'The pattern takes more index sets than there are numbers for.');
      end
      edges = numel(rows);
      if used + edges > numel(to)
        to(2 * (used + edges)) = 0;
        from(2 * (used + edges)) = 0;
      end
      if pending + count > numel(level)
        level(2 * (pending + count)) = 0;
      end
      to(used + 1:used + edges) = pending + rows;
      from(used + 1:used + edges) = members;
      levels = zeros(1, edges);
      late = members > known;
      levels(late) = level(members(late) - known);
      if count == 1
        level(pending + 1) = 1 + max(levels);
      else
        level(pending + 1:pending + count) = 1 + accumarray(rows(:), levels(:), [count, 1], @max);
      end
      used = used + edges;
      pending = pending + count;
    case 'found'
      if pending > 0
        sets = [sets, adm_sets_solve(sets, to(1:used), from(1:used), level(1:pending))];
        used = 0;
        pending = 0;
      end
      found = sets;
  end
end
