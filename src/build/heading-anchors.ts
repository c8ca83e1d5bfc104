/** Names the anchors of a page's headings, as code hosts do: a second heading of one text gets a number. */
export class HeadingAnchors {
  readonly #uses = new Map<string, number>();

  of(heading: string): string {
    const name = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    const uses = this.#uses.get(name) ?? 0;
    this.#uses.set(name, uses + 1);
    return uses === 0 ? name : `${name}-${uses}`;
  }
}
