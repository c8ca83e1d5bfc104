function d = complex_step(at, h)
  % COMPLEX_STEP  The derivative of a function of one number at 0, by a complex step; NaN where it takes no complex numbers.
  try
    d = imag(at(1i * h)) / h;
  catch
    d = NaN;
  end
end
