function rename_into(from, to)
  % RENAME_INTO  Move a file or a folder into its place: others see all of it, or nothing. A file that is there
  %   already stays or is replaced: both have the same content.
  if adj.internal.is_octave()
    [failure, reason] = rename(from, to);
    done = failure == 0;
  else
    [done, reason] = movefile(from, to, 'f');
  end
  if ~done
    adj.internal.remove(from);
    if ~exist(to, 'file')
      error('Adjoinery:cache', 'Cannot write %s: %s.', to, reason);
    end
  end
end
