function a = adm_output(k, f, varargin)
% ADM_OUTPUT  One of several results.
%   a = adm_output(k, f, ...): the k-th result of f(...), where f is a function handle.
  results = cell(1, k);
  [results{:}] = f(varargin{:});
  a = results{k};
end
