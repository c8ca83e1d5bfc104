function y = functions_by_name(x, kind)
  % Functions that are called by names which are text, in a program without handles.
  switch kind
    case 'wave'
      outer = 'sin';
    otherwise
      outer = 'damped';
  end
  y = feval(outer, x .* 2) + reduced('sum', x);
end

function y = damped(t)
  y = exp(-t) .* t;
end

function y = reduced(by, v)
  y = feval(by, v .^ 2);
end
%@ at [0.3 0.8], 'wave'
%@ at [0.3; 0.8], 'other'
%@ independents x
%@ analytic
