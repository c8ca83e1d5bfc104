function [dim, how, option] = adm_normalize_options(x, varargin)
% ADM_NORMALIZE_OPTIONS  Along which dimension normalize works, and how.
%   [dim, how, option] = adm_normalize_options(x, varargin): of normalize(x, dim, how, option), where dim and option may be
%   left out. Errors: Adjoinery:normalize for other lists, and for what has no derivative rule.
  dim = adm_dimension(x);
  if isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
  end
  how = lower(char(varargin{1}));
  hows = {'zscore', 'center', 'scale', 'norm', 'range'};
  defaults = {'std', 'mean', 'std', 2, [0 1]};
  place = find(strcmp(how, hows));
  if numel(varargin) > 2 || isempty(place)
    error('Adjoinery:normalize', 'normalize has a derivative rule with one of %s, and one option to it.', strjoin(hows, ', '));
  end
  option = defaults{place};
  if numel(varargin) == 2
    option = varargin{2};
  end
  texts = {{'std'}, {'mean', 'median'}, {'std'}, {}, {}};
  if ischar(option)
    option = lower(option);
    isKnown = any(strcmp(option, texts{place}));
  else
    isKnown = isnumeric(option) && ~strcmp(how, 'zscore');
  end
  if ~isKnown
    error('Adjoinery:normalize', 'normalize with the method %s has no derivative rule for this option.', how);
  end
end
