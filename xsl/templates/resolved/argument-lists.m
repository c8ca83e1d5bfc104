% Functions that make the call that fits the number of their arguments.

%% wrong-number($name)
error('$name: called with a wrong number of inputs')
