import type { DerivativeAnswer, GeneratedFile } from '../contract/answer.js';
import { originsIn } from './answers.js';
import { copyText } from './copy-text.js';
import { element } from './element.js';
import { MadeCode, type LineListener } from './made-code.js';

/** The generated code, beside the program. */
export class DerivativePanel {
  readonly #code: MadeCode;
  readonly #files = element('select', {
    'aria-label': 'Generated file',
    onchange: () => {
      this.#showFile(this.#files.selectedIndex);
    },
  });
  readonly #copy: HTMLButtonElement = element(
    'button',
    {
      type: 'button',
      onclick: () => {
        void copyText(this.#code.text, this.#copy, {
          before: 'Copy',
          copied: 'Copied',
          refused: 'Not allowed',
        });
      },
    },
    'Copy',
  );
  readonly #save = element(
    'button',
    {
      type: 'button',
      onclick: () => {
        this.#download();
      },
    },
    'Download',
  );
  readonly tools = element('div', { class: 'tools' }, this.#files, this.#copy, this.#save);
  readonly root: HTMLElement;
  #made: readonly GeneratedFile[] = [];
  #shown = 0;
  #source = '';
  #isOld = true;

  constructor(tell: LineListener) {
    this.#code = new MadeCode('Derivative', tell);
    this.root = element('div', { class: 'derivative' }, this.#code.root);
    this.#showFile(0);
  }

  /** Shows an answer; `source` is the name under which the program was sent. */
  show({ files }: DerivativeAnswer, source: string): void {
    this.#made = files;
    this.#source = source;
    this.#files.replaceChildren(...files.map((it) => element('option', {}, it.name)));
    this.#showFile(Math.min(this.#shown, files.length - 1));
  }

  /** Says that what is shown belongs to an earlier program: nobody is to take it for that of this one. */
  markOld(isOld: boolean): void {
    this.#isOld = isOld;
    this.root.classList.toggle('old', isOld);
    this.#offer();
  }

  showLinked(lines: readonly number[], reveal: boolean): void {
    this.#code.showLinked(lines, reveal);
  }

  #showFile(index: number): void {
    const file = this.#made[index];
    this.#shown = Math.max(0, index);
    this.#files.selectedIndex = index;
    this.#files.hidden = this.#made.length < 2;
    this.#offer();
    if (file !== undefined) this.#code.show(file.text, originsIn(this.#source, file.origins), [], false);
  }

  #offer(): void {
    const isNone = this.#isOld || this.#made[this.#shown] === undefined;
    this.#copy.disabled = isNone;
    this.#save.disabled = isNone;
  }

  #download(): void {
    const file = this.#made[this.#shown];
    if (file === undefined) return;
    const href = URL.createObjectURL(new Blob([file.text], { type: 'text/x-matlab' }));
    element('a', { href, download: file.name }).click();
    setTimeout(() => {
      URL.revokeObjectURL(href);
    });
  }
}
