function answer = server(url, token)
  % adj.server  Name a server that makes derivatives, in the place of a command on this machine.
  %   adj.server('https://adjoinery.example.org', TOKEN): from now on programs are sent there; the token may be left out where
  %   the server asks for none. adj.server('') has the command do it again. s = adj.server() gives a structure with the fields
  %   url and token.
  %
  %   Errors: Adjoinery:options where these are no texts.
  %
  %   Example:
  %     adj.server('http://localhost:8123')
  persistent state;
  if isempty(state)
    state = struct('url', '', 'token', '');
  end
  if nargin > 0
    if ~ischar(url) || nargin > 1 && ~ischar(token)
      error('Adjoinery:options', 'adj.server takes the address of a server and its token, as texts.');
    end
    % Derivatives of another maker may be others.
    adj.internal.derivative();
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

%!test
%! before = adj.server();
%! adj.server('http://localhost:1/', 'secret');
%! s = adj.server();
%! assert({s.url, s.token}, {'http://localhost:1', 'secret'});
%! adj.server('');
%! s = adj.server();
%! assert({s.url, s.token}, {'', ''});
%! adj.server(before.url, before.token);
%!error <takes the address> adj.server(3)
