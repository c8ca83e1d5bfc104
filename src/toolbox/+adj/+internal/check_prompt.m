function check_prompt(problem)
  % CHECK_PROMPT  An error Adjoinery:promptFunction where a function that is not known was typed at the prompt.
  name = regexp(problem.message, 'E401: the call of ''(\w+)''', 'tokens', 'once');
  if ~isempty(name) && exist(name{1}) == 103
    error('Adjoinery:promptFunction', '''%s'' was typed at the prompt, or defined in a script, and has no file: write it into %s.m.\n%s', ...
      name{1}, name{1}, problem.message);
  end
end
