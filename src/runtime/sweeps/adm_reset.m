function a = adm_reset(a, v, varargin)
% ADM_RESET  The adjoint of a variable before a cell, field or element of it was written to.
%   a = adm_reset(a, v, type, subs, ...): v is the variable as it was before; the way to what was written to is told
%   as by substruct: '()' or '{}' with a cell array of indices (a colon as ':'), '.' with a name. The adjoint of the
%   part becomes zero, with the structure that the part had; what was not there is taken away.
%   Source: adjoint of an assignment to a nested storage expression, Willkomm 2020, 6.5.1.
  if isempty(varargin)
    a = adm_zeros(v);
    return
  end
  subs = varargin{2};
  if strcmp(varargin{1}, '.')
    if ~isstruct(v)
      a = adm_zeros(v);
    elseif ~isfield(v, subs)
      a = adm_reset_field(a, v, subs);
    elseif isscalar(v)
      a.(subs) = adm_reset(a.(subs), v.(subs), varargin{3:end});
    else
      a = adm_reset_field(a, v, subs);
    end
    return
  end
  if ~iscell(v) && ~isstruct(v)
    % A part of an array of numbers.
    if ndims(a) == ndims(v) && all(size(a) == size(v))
      a(subs{:}) = 0;
    else
      a = adm_reset_size(a, v, subs);
    end
    return
  end
  if ~(ndims(a) == ndims(v) && all(size(a) == size(v))) || (iscell(v) ~= iscell(a))
    a = adm_reset_size(a, v, subs);
    return
  end
  old = v(subs{:});
  part = a(subs{:});
  if iscell(v)
    for k = 1:numel(old)
      if strcmp(varargin{1}, '{}') && iscell(part)
        part{k} = adm_reset(part{k}, old{k}, varargin{3:end});
      else
        part{k} = adm_zeros(old{k});
      end
    end
    a(subs{:}) = part;
  elseif numel(varargin) > 2 && isscalar(old)
    part = adm_reset(part, old, varargin{3:end});
    a = adm_reset_element(a, part, subs);
  else
    a = adm_reset_element(a, adm_zeros(old), subs);
  end
end

function a = adm_reset_field(a, v, name)
  % A field that was new, or not in every element.
  if ~isstruct(a)
    a = adm_zeros(v);
    return
  end
  if isfield(a, name) && ~isfield(v, name)
    a = rmfield(a, name);
  end
end

function a = adm_reset_element(a, part, subs)
  % The elements of a structure array have the same fields.
  names = fieldnames(a);
  for n = 1:numel(names)
    if ~isfield(part, names{n})
      a = rmfield(a, names{n});
    end
  end
  a(subs{:}) = orderfields(part, a);
end

function a = adm_reset_size(a, v, subs)
  % The variable grew, or was something else: what is left of the adjoint has its old size.
  if (iscell(a) ~= iscell(v)) || (isstruct(a) ~= isstruct(v)) || isempty(v)
    a = adm_zeros(v);
    return
  end
  if isstruct(a)
    extra = setdiff(fieldnames(a), fieldnames(v));
    for n = 1:numel(extra)
      a = rmfield(a, extra{n});
    end
  end
  within = cell(1, max(ndims(a), ndims(v)));
  for k = 1:numel(within)
    within{k} = 1:min(size(a, k), size(v, k));
  end
  kept = a(within{:});
  % The written part lies outside of the old array, or begins with it.
  written = false(size(a));
  written(subs{:}) = true;
  written = written(within{:});
  if ~(ndims(kept) == ndims(v) && all(size(kept) == size(v))) || ~(iscell(a) || isstruct(a))
    b = adm_zeros(v);
    if isstruct(a)
      b = orderfields(b, a);
    end
    zero = b(within{:});
    kept(written) = zero(written);
    b(within{:}) = kept;
    a = b;
    return
  end
  % It grew: zeros for all that was there would cost more with every element of lists that are made in loops.
  if any(written(:))
    zero = adm_zeros(v(written));
    if isstruct(a)
      zero = orderfields(zero, kept);
    end
    kept(written) = zero;
  end
  a = kept;
end
