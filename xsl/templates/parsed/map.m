% Maps as structures of their keys and values.

%% new-map($map, $values)
$map = struct('keys', {{}}, 'values', {$values});

%% add-keys($map, $keys, $distinct)
$map.keys = adm_map_keys($keys, $map.values, $distinct);

%% find-slot($slot, $map, $key)
$slot = adm_map_slot($map.keys, $key);

%% find-place($slot, $map, $key)
$slot = adm_map_place($map.keys, $key);

%% fill-key($map, $slot, $key)
$map.keys{$slot} = $key;

%% remove-key($slot, $map, $key)
$slot = adm_map_found($map.keys, $key);
$map.keys($slot) = [];
$map.values($slot) = [];

%% slot-of($map, $slot)
$map.values{$slot}

%% value-of($map, $key)
$map.values{adm_map_place($map.keys, $key)}

%% chosen($map, $part, $key)
$map.$part(adm_map_place($map.keys, $key))

%% ordered($map, $part)
$map.$part(adm_map_order($map.keys))

%% has-key($map, $key)
adm_map_has($map.keys, $key)

%% has-none($map)
isempty($map.keys)

%% length($map)
numel($map.keys)

%% count($map)
% It is of the class uint64, the length is not.
uint64(numel($map.keys))
