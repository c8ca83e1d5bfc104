function J = in_class_of(values, J)
  % IN_CLASS_OF  A matrix of derivatives in the class of the results: single if one of them is; sparse matrices have no such class.
  if ~issparse(J) && any(cellfun('isclass', values, 'single'))
    J = single(J);
  end
end
