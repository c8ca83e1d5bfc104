function read = read_files(files)
  % READ_FILES  The texts of files, with their sizes and times, and the moment before they were read.
  count = numel(files);
  read.files = files;
  read.texts = cell(1, count);
  read.sizes = zeros(1, count);
  read.times = zeros(1, count);
  read.read = zeros(1, count);
  for k = 1:count
    read.read(k) = adj.internal.seconds();
    [read.sizes(k), read.times(k)] = adj.internal.file_state(files{k});
    text = adj.internal.read_text(files{k});
    if ischar(text)
      read.texts{k} = text;
    else
      read.texts{k} = '';
    end
  end
end
