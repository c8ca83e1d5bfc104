function z = classes_of_results(img, lo, hi)
  % Results of functions whose class is that of the image, within expressions
  c = class(img);
  z = sum(sum(changed(c, img .^ 2) * 2 + img));
  z = z + most(img) * sum(img(:)) * most(img);
  w = stretched(img, [lo, hi], 0.8) .* changed(c, img);
  z = z + mean(w(:)) - changed(c, most(img) * lo) * hi;
end
function m = most(a)
  if isinteger(a)
    m = intmax(class(a));
  else
    m = 1;
  end
end
function out = stretched(img, range, gamma)
  d = max(range(1), min(range(2), numbers(img)));
  out = changed(class(img), ((d - range(1)) ./ (range(2) - range(1))) .^ gamma);
end
function d = numbers(img)
  if isa(img, 'double')
    d = img;
  else
    d = double(img) / double(intmax(class(img)));
  end
end
function y = changed(c, x)
  if strcmp(c, 'double')
    y = x;
  elseif any(strcmp(c, {'uint8', 'uint16'}))
    y = feval(c, x * double(intmax(c)));
  else
    y = cast(x, c);
  end
end
%@ at [0.2 0.5; 0.7 0.3], 0.1, 0.8
%@ at [0.4 0.5 0.3], 0.2, 0.6
