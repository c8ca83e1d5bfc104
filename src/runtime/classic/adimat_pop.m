function varargout = adimat_pop()
% ADIMAT_POP  Pop as many values as are asked for, but at least one; the last one pushed comes first.
  for k = 1:max(nargout, 1)
    varargout{k} = adimat_store(0);
  end
end
