function d = obtain(entry, request, told)
  % OBTAIN  The files of a derivative: those of the cache if they were made of the same program, otherwise made by adjoin.
  %   d has the fields folder, names, independents, dependents, files, texts, sizes, times, read and lookups. A list in the
  %   cache tells for each request the files that the program consists of, what was in them, and the folder of the derivative.
  % Only functions with lists take more arguments than parameters, and only those without take fewer.
  asked = adj.internal.words_of(entry, request, told);
  key = adj.internal.digest(adj.internal.source_identity(), entry.file, asked.text);
  cache = adj.internal.cache_folder();
  list = [cache, '/', key, '.json'];
  known = adj.internal.read_text(list);
  files = {entry.file};
  if ischar(known)
    try
      known = jsondecode(known);
      files = adj.internal.as_cell(known.files);
      if ~iscellstr(files) || ~all(isfield(known, {'contents', 'token', 'made', 'lengths', 'lookups'}))
        known = [];
        files = {entry.file};
      end
    catch
      known = [];
    end
  end
  while true
    read = adj.internal.read_files(files);
    if isstruct(known)
      d = adj.internal.derivative_in(known, read, entry);
      if isstruct(d)
        d.independents = asked.independents;
        d.dependents = asked.dependents;
        d.names = asked.names_for(known.token);
        return;
      end
      known = [];
    end
    made = adj.internal.generate(entry, asked);
    again = adj.internal.read_files(made.files);
    % Files of which nothing was known, or that are written just now, must be the same before and after they were read.
    if isequal(read.files, again.files) && isequal(read.texts, again.texts)
      break;
    end
    files = made.files;
    if numel(setdiff(made.files, read.files)) > 0 && all(again.times < made.start - 2)
      read = again;
      break;
    end
  end
  token = adj.internal.digest(key, read.texts{:}, made.texts{:});
  token = ['x', token(1:10)];
  folder = [cache, '/', token];
  names = strrep(made.names, asked.token, token);
  texts = strrep(made.texts, asked.token, token);
  known = struct('files', {read.files}, 'contents', adj.internal.digest(read.texts{:}), 'token', token, 'made', {names}, ...
    'lengths', cellfun('prodofsize', texts), 'lookups', {made.lookups});
  keep(folder, names, texts);
  draft = [list, '.', adj.internal.unique_name()];
  adj.internal.write_text(draft, jsonencode(known));
  adj.internal.rename_into(draft, list);
  d = read;
  d.folder = folder;
  d.lookups = made.lookups;
  d.independents = asked.independents;
  d.dependents = asked.dependents;
  d.names = asked.names_for(token);
end

% Write files into a folder of the cache, all of them or none.
function keep(folder, names, texts)
  if exist(folder, 'dir')
    if adj.internal.is_whole(folder, names, cellfun('prodofsize', texts))
      return;
    end
    adj.internal.remove(folder);
  end
  draft = [folder, '.', adj.internal.unique_name()];
  adj.internal.make_folder(draft);
  try
    for k = 1:numel(names)
      adj.internal.write_text([draft, '/', names{k}], texts{k});
    end
  catch problem
    adj.internal.remove(draft);
    rethrow(problem);
  end
  adj.internal.rename_into(draft, folder);
end
