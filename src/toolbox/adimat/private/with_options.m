function [args, opts] = with_options(given, varargin)
  % WITH_OPTIONS  The arguments of a driver, and its options with others in them.
  args = given;
  if ~isempty(given) && isstruct(given{end}) && isfield(given{end}, 'admopts')
    opts = admOptions(given{end}, varargin{:});
    args(end) = [];
  else
    opts = admOptions(varargin{:});
  end
end
