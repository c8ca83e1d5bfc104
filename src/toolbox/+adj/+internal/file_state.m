function [bytes, time] = file_state(file)
  % FILE_STATE  The size and the time of a file, in seconds; -1 where there is none.
  bytes = -1;
  time = -1;
  if adj.internal.is_octave()
    [info, failure] = stat(file);
    if failure == 0
      bytes = info.size;
      time = info.mtime;
    end
  else
    info = dir(file);
    if isscalar(info)
      bytes = info.bytes;
      time = info.datenum * 86400;
    end
  end
end
