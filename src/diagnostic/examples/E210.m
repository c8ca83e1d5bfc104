classdef f
  methods
    function z = value(self, x)
      z = x^2;
    end
  end
end
