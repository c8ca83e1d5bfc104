import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStoredTree, writeStoredTree } from '../../src/saxon/stored-tree.js';
import { saxon } from '../../src/saxon/load-saxon.js';
import { parseXml } from '../../src/saxon/saxon.js';
import type { XmlDocument } from '../../src/tree/xml-node.js';

const text =
  '<r:rules xmlns:r="urn:r"><call xmlns="urn:a" xmlns:b="urn:b" b:x="1 &lt; 2" x="&#10;">a<id>é</id> &amp; <id/></call></r:rules>';

it('gives back elements, attributes and texts of a tree, in their namespaces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stored-tree-'));
  try {
    const file = join(folder, 'tree.json');
    writeStoredTree(file, parseXml(text).documentElement);
    const kept = readStoredTree(file);
    expect(kept.documentElement.nodeName).toBe('r:rules');
    expect(isSame(kept, parseXml(text))).toBe(true);
    expect(isSame(kept, parseXml(text.replace('1 ', '2 ')))).toBe(false);
    expect(isSame(kept, parseXml(text.replace('urn:b', 'urn:c')))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Whether XPath finds the same in two documents. */
function isSame(first: XmlDocument, second: XmlDocument): boolean {
  return saxon().XPath.evaluate('deep-equal($first, $second)', [], { params: { first, second } }) as boolean;
}
