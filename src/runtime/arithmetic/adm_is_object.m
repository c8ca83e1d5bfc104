function yes = adm_is_object(varargin)
% ADM_IS_OBJECT  Whether a value is an object, such as those of ADiMat's classes of derivatives and Taylor coefficients.
%   yes = adm_is_object(a, b, ...): true if any of them is neither an array of numbers nor one of logical values.
  yes = false;
  for k = 1:numel(varargin)
    yes = yes || ~(isa(varargin{k}, 'numeric') || islogical(varargin{k}));
  end
end
