function y = name_questions(x)
  % The derivative has another name, and other parameters: these questions are about the source.
  k = nargin(mfilename) + 10 * nargout('parts') + 100 * nargin('parts') + nargout(@name_questions);
  if strcmp(mfilename, 'name_questions')
    y = k * sum(parts(x).^2);
  else
    y = sum(x.^3);
  end
end

function [a, varargout] = parts(t, varargin)
  a = 2 * t;
  varargout = varargin;
end
%@ at [0.1; 0.2]
%@ at [0.4 -0.2]
%@ analytic
