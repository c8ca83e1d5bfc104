function refuse_varargout(d)
  % REFUSE_VARARGOUT  An error where the results of a function have no names: they cannot be told from what derivatives give.
  if any(strcmp(d.results, 'varargout'))
    error('Adjoinery:outputs', '%s has varargout: call it in a function that names its results, @(x) f(x).', d.name);
  end
end
