/** Names that generated code has got in the place of others, the older first: `same` takes them for one. */
export const renamedNames: ReadonlyMap<string, string> = new Map([['trips', 'iterations']]);
