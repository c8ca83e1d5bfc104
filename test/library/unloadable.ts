const duplicates = [
  ...['nested_function', 'nested_parent_function', 'parent_nested2', 'parent_nested_function'],
  ...['primary_nested_function', 'primary_subfunction', 'primary_subfunction_old_syntax'],
  ...['subfunction', 'subfunction_old_syntax'],
];

/** The files that come with Octave and that it cannot load itself, by their paths, with the reason. */
export const unloadable: ReadonlyMap<string, string> = new Map([
  ...duplicates.map((it): [string, string] => [
    `fixed/bug-50014/duplicate_${it}.m`,
    'two functions of one name; the file is there to be refused',
  ]),
  ['fixed/classdef/plist_t1.m', 'two properties on a line; the file is there to be refused'],
]);
