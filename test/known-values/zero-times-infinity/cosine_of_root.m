function y = cosine_of_root(x)
  % smooth, but its derivative is zero times infinity: NaN where the seed asks for it, 0 where it does not
  y = cos(sqrt(x));
end
%@ at [0 4 0]
%@ seed [1 1 0]
%@ gradient {[-0.5 -sin(2)/4 0]}
%@ none
