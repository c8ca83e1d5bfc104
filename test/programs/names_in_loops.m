function y = names_in_loops(x)
  % Functions by names that loops go through, that anonymous functions get, and that handles are made of.
  y = 0;
  for name = {'sin', 'cos', 'cubed'}
    y = y + feval(name{1}, x) * numel(name{1});
  end
  names = {'atan', 'cubed'};
  y = y + sum(cellfun(@(n) feval(n, 2 * x), names));
  fs = cellfun(@str2func, {'exp', 'cubed'; 'sinh', 'tanh'}, 'UniformOutput', false);
  for i = 1:numel(fs)
    y = y * fs{i}(x + i);
  end
end

function y = cubed(x)
  y = x ^ 3;
end
%@ at 0.7
%@ analytic
