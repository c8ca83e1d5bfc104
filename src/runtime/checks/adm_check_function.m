function adm_check_function(wanted_function)
% ADM_CHECK_FUNCTION  Refuse a call of a function that there is none of, as Octave does.
%   adm_check_function(name): an error Octave:undefined-function if nothing is called by the name. The derivative cannot be
%   made of a function whose file was not at hand; a program that catches the error of a missing function goes on as it would.
  if exist(wanted_function) == 0 %#ok<EXIST>
    error('Octave:undefined-function', '''%s'' undefined', wanted_function);
  end
end
