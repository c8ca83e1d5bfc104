import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import { pageBlocks, type BlockNote } from './page-blocks.js';
import { PageFolder } from './page-folder.js';

/** A page whose noted blocks hold what the files and commands give now. */
export async function refreshBlocks(page: string): Promise<string> {
  const noted = pageBlocks(page).filter(({ note }) => note !== undefined && note.kind !== 'file');
  if (noted.length === 0) return page;
  const folder = new PageFolder(page);
  try {
    const content = new BlockContent(folder);
    let refreshed = '';
    let rest = page;
    for (const { note, raw, language } of noted) {
      const text = await content.of(note!);
      const place = rest.indexOf(raw, rest.indexOf(`<!-- ${note!.kind}: ${note!.value} -->`));
      const end = raw.endsWith('\n') ? '\n' : '';
      refreshed += `${rest.slice(0, place)}\`\`\`${language}\n${text}\`\`\`${end}`;
      rest = rest.slice(place + raw.length);
    }
    return refreshed + rest;
  } finally {
    folder.remove();
  }
}

/** The contents of the blocks of a page: each command runs once. */
class BlockContent {
  readonly #printed = new Map<string, Promise<string>>();

  constructor(readonly folder: PageFolder) {}

  async of({ kind, value }: BlockNote): Promise<string> {
    if (kind === 'source') return withoutTags(readFileSync(join(packageRoot, value), 'utf8'));
    if (kind === 'prints') return `${withoutHelpers(await this.#print(value)).trim()}\n`;
    const [file = '', step = ''] = value.split(' ');
    const steps = (await this.#print(`adjoin trace ${file}`)).split(/^(?=%% )/m);
    const last = steps.findLast((it) => it.split('\n')[0]?.endsWith(` ${step}`));
    if (last === undefined) throw new Error(`the step ${step} does not change ${file}`);
    return `${last.trim()}\n`;
  }

  #print(command: string): Promise<string> {
    const printed = this.#printed.get(command) ?? this.folder.print(command);
    this.#printed.set(command, printed);
    return printed;
  }
}

/** The lines by which tests know where to try a program are no part of it. */
function withoutTags(text: string): string {
  return text.replace(/^%@.*\n/gm, '');
}

/** Helpers stand behind the code that calls them. */
function withoutHelpers(text: string): string {
  const helpers = text.search(/^function [^\n]*\badm_\w+\(/m);
  return helpers === -1 ? text : text.slice(0, helpers);
}
