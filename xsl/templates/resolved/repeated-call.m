% Functions of any number of arguments, as loops over the cells that hold these.

%% repeated-call($value, $all, $call)
$value = [];
for k = 1:numel($all)
  $value = $call;
end

%% next($all)
$all{k}

%% repeated-fields($value, $all)
% A cell array of one cell stands for what is in it, one of several would make a structure array.
$value = struct();
for k = 1:2:numel($all)
  item = $all{k + 1};
  if iscell(item)
    adm_check_single(item);
    item = item{1};
  end
  $value.($all{k}) = item;
end
