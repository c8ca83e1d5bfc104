function k = adm_members(z, x)
% ADM_MEMBERS  Where the elements of z stand among those of x: 0 for those that do not.
  [~, k] = ismember(z, x);
end
