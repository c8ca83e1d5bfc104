function z = f(varargin)
  z = varargin{1};
end
%@ --mode forward
%@ -s directions=many
%@ -s direction-dimension=first
