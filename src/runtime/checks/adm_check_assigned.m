function adm_check_assigned(assigned, name)
% ADM_CHECK_ASSIGNED  Fail as a read of a variable without a value does.
%   adm_check_assigned(assigned, name): nothing if `assigned` is true. Generated code gives variables that it must record
%   an empty value; a try that the error would have ended is to end all the same.
  if ~assigned
    if exist('OCTAVE_VERSION', 'builtin')
      error('Octave:undefined-function', '''%s'' undefined', name);
    else
      error('MATLAB:UndefinedFunction', 'Unrecognized function or variable ''%s''.', name);
    end
  end
end
