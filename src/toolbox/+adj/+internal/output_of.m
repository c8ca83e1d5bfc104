function output = output_of(options)
  % OUTPUT_OF  The position of the result that options of adj.options name.
  list = options.adjoinery_options;
  output = list{find(strcmp(list(1:2:end), 'output')) * 2};
end
