function [g, is_other] = adm_pages_open(g, varargin)
% ADM_PAGES_OPEN  Make room for what becomes a cell array or a structure where there was [].
%   g = adm_pages_open(g, type, subs, ...): the tangent in many directions of a variable, a part of which is written to. The
%   way leads there, told as by substruct: '()' or '{}' with a cell array of indices, '.' with a name. Where the tangent of
%   [] is on the way to a field or a cell, it becomes [] itself: like its value, it may be given these.
%   [g, is_other] = adm_pages_open(...) tells whether one was there.
  is_other = false;
  if all(strcmp(varargin(1:2:end), '()'))
    return
  elseif isnumeric(g)
    is_other = isempty(g) && ndims(g) > 2;
    if is_other
      g = [];
    end
    return
  end
  step = substruct(varargin{1:2});
  try
    part = subsref(g, step);
  catch
    return
  end
  [part, is_other] = adm_pages_open(part, varargin{3:end});
  if is_other
    g = subsasgn(g, step, part);
  end
end
