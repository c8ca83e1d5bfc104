function folder = cache_folder()
  % CACHE_FOLDER  The folder in which derivatives are kept: in the user's folder for caches.
  base = getenv('XDG_CACHE_HOME');
  if ~isempty(base) && ~any(base(1) == '/\') && ~any(base == ':')
    % A relative path would be another folder in each current one.
    base = '';
  end
  if isempty(base) && ispc()
    base = getenv('LOCALAPPDATA');
  end
  if isempty(base)
    home = getenv('HOME');
    if isempty(home) && adj.internal.is_octave()
      home = get_home_directory();
    end
    base = [home, '/.cache'];
  end
  folder = [strrep(base, '\', '/'), '/adjoinery/m'];
end
