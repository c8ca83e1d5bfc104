%% carried-to($least, $most, $element, $carried)
if $least <= $most
  $element = $carried;
end
