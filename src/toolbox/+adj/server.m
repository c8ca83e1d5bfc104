function answer = server(url, token)
  % adj.server  Name a server that makes derivatives, in the place of a command on this machine.
  %   adj.server('https://adjoinery.example.org', TOKEN): from now on programs are sent there; the token may be left out where
  %   the server asks for none. adj.server('') has the command do it again. s = adj.server() gives a structure with the fields
  %   url and token.
  %
  %   Example:
  %     adj.server('http://localhost:8123')
  persistent state;
  if isempty(state)
    state = struct('url', '', 'token', '');
  end
  if nargin > 0
    state.url = regexprep(url, '/+$', '');
    state.token = '';
    if nargin > 1
      state.token = token;
    end
  end
  if nargin == 0 || nargout > 0
    answer = state;
  end
end
