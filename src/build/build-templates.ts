import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import { ownFiles } from '../rules/rule-sources.js';
import { parseXml, runStylesheet } from '../saxon/saxon.js';
import type { XmlNode } from '../tree/xml-node.js';
import { buildTool, completedFolder, libraryFile, writePushed } from './build-stylesheets.js';
import { templatesXml, type TemplateForm } from './templates-xml.js';

const folder = join(packageRoot, 'xsl', 'templates');
const forms: readonly TemplateForm[] = ['parsed', 'resolved'];

/** Makes a stylesheet of each file of templates, for those that include it. */
export async function buildTemplates(): Promise<void> {
  const compile = await buildTool(libraryFile('compile-templates'));
  const push = await buildTool(libraryFile('push-results'));
  const rules = ownFiles().map(({ text }) => parseXml(text));
  rmSync(join(completedFolder, 'templates'), { recursive: true, force: true });
  for (const form of forms) {
    for (const name of readdirSync(join(folder, form)).sort()) {
      const file = join(form, name);
      const text = readFileSync(join(folder, file), 'utf8');
      const templates = parseXml(templatesXml({ name: `xsl/templates/${file}`, text }, form));
      const [stylesheet] = runStylesheet(compile, [templates, ...rules]);
      writePushed(push, join('templates', form), name.replace(/\.m$/, '.xsl'), stylesheet as XmlNode);
    }
  }
}
