export type Attributes = Readonly<Record<string, string | undefined>>;

/** Writes a tree from the outside in: as XML text, or as nodes. Attributes without a value are left out. */
export interface TreeWriter {
  /** An element with what `content` writes inside. */
  element(name: string, attributes?: Attributes, content?: () => void): void;
  /** An element with text inside. */
  leaf(name: string, text: string, attributes?: Attributes): void;
}
