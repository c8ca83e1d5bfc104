%% sizes-of($rows, $columns, $pages, $array)
[$rows, $columns, $pages] = size($array);
