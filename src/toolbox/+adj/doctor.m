function ok = doctor()
  % adj.doctor  Tell whether everything that the toolbox needs is there, and what to do about what is missing.
  %   adj.doctor prints a line for each thing; ok = adj.doctor() gives whether all is there.
  %
  %   Example:
  %     adj.doctor
  ok = true;
  if adj.internal.is_octave()
    ok = line(ok, compare_versions(OCTAVE_VERSION(), '7', '>='), ['Octave ', OCTAVE_VERSION()], 'install Octave 7 or later');
  else
    ok = line(ok, true, ['MATLAB ', version()], '');
  end
  server = adj.server();
  if isempty(server.url)
    command = adj.internal.command();
    ok = line(ok, ~isempty(command), ['command: ', command], ['there is no command adjoin: npm install -g adjoinery, ', ...
      'set ADJOINERY to a command, or name a server with adj.server(URL)']);
    if ~isempty(command)
      [status, output] = system([command, ' --version 2>&1']);
      ok = line(ok, status == 0, ['version: ', strtrim(output)], ['the command does not run: ', strtrim(output)]);
    end
  else
    try
      text = webread([server.url, '/version']);
      ok = line(ok, true, ['server: ', server.url, ' ', strtrim(text)], '');
    catch problem
      ok = line(ok, false, '', ['the server ', server.url, ' does not answer: ', problem.message]);
    end
  end
  folder = adj.internal.cache_folder();
  try
    adj.internal.make_folder(folder);
    file = [folder, '/', adj.internal.unique_name()];
    adj.internal.write_text(file, 'x');
    delete(file);
    ok = line(ok, true, ['cache: ', folder], '');
  catch problem
    ok = line(ok, false, '', problem.message);
  end
  if nargout == 0
    clear ok;
  end
end

function ok = line(ok, holds, found, advice)
  if holds
    fprintf('ok       %s\n', found);
  else
    fprintf('MISSING  %s\n', advice);
  end
  ok = ok && holds;
end

%!test
%! text = evalc('ok = adj.doctor();');
%! assert(ok);
%! assert(numel(strfind(text, 'ok  ')) >= 4);
