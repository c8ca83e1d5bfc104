const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in a picture. */
export function pictureText(text: string): string {
  return text.replace(/[&<>"]/g, (it) => entities[it] ?? it);
}
