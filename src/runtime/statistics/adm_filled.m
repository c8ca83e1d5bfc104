function x = adm_filled(x, value)
% ADM_FILLED  An array with something else in the places of missing values.
%   x = adm_filled(x, value): NaN is replaced by value, as sum(x, 'omitnan') replaces it by 0.
  x(isnan(x)) = value;
end
