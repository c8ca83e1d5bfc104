function z = handles_tried(x)
  % Cells get handles on the way to an error, and one that is not there is called.
  s = {};
  unwind_protect
    s{1} = @sin;
    try
      for k = 1:2
        s{k + 1} = @(t) t * x;
      end
      error('a');
    catch e
      s{end + 1} = @cos;
    end
  unwind_protect_cleanup
    s{end + 1} = @exp;
  end
  z = 0;
  for k = 1:numel(s)
    z = z + s{k}(x);
  end
  try
    z = z + s{10}(x);
  catch
    z = z * 2;
  end
end
%@ at 0.4
%@ analytic
