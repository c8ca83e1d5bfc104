/** Milliseconds for which a button says what became of a copy. */
const moment = 2000;

/** Copies a text; the button that was pressed says for a moment whether the browser allowed it. */
export async function copyText(
  text: string,
  button: HTMLButtonElement,
  said: { readonly before: string; readonly copied: string; readonly refused: string },
): Promise<void> {
  button.textContent = await navigator.clipboard.writeText(text).then(
    () => said.copied,
    () => said.refused,
  );
  setTimeout(() => {
    button.textContent = said.before;
  }, moment);
}
