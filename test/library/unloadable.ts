/** Files of Octave's own that it cannot load itself, by their paths, with the reason. */
export const unloadable: ReadonlyMap<string, string> = new Map([
  ['fixed/classdef/plist_t1.m', 'two properties on a line; the file is there to be refused'],
]);
