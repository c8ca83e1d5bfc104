import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';
import { pageBlocks, type BlockNote } from './page-blocks.js';
import { PageFolder } from './page-folder.js';

/** A page whose noted blocks hold what the files and commands give now. */
export async function refreshBlocks(page: string): Promise<string> {
  const noted = pageBlocks(page).filter(({ note }) => note?.kind === 'source' || note?.kind === 'prints');
  if (noted.length === 0) return page;
  const folder = new PageFolder(page);
  try {
    let refreshed = '';
    let rest = page;
    for (const { note, raw, language } of noted) {
      const text = await contentOf(note!, folder);
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

async function contentOf({ kind, value }: BlockNote, folder: PageFolder): Promise<string> {
  if (kind === 'source') return withoutTags(readFileSync(join(packageRoot, value), 'utf8'));
  const { stdout, stderr } = await folder.run(value);
  if (stdout === '') throw new Error(`${value} prints nothing: ${stderr}`);
  return `${withoutHelpers(stdout).trim()}\n`;
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
