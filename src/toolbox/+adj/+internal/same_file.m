function yes = same_file(one, other)
  % SAME_FILE  Whether two paths lead to one file.
  yes = strcmp(one, other);
  if ~yes && adj.internal.is_octave()
    yes = strcmp(canonicalize_file_name(one), canonicalize_file_name(other));
  end
end
