import type { JsonFile } from '../../contract/request.js';
import { checkJsonSize } from './check-json-size.js';
import { MalformedRequest } from './malformed-request.js';

/** A program has two values for each of its files. */
const mostValues = 10_000;

/** Reads the field of a form that holds the files of a program in JSON. */
export function formFiles(text: string): readonly JsonFile[] {
  checkJsonSize(Buffer.from(text), mostValues);
  let files: unknown;
  try {
    files = JSON.parse(text);
  } catch {
    throw new MalformedRequest("the form's files are no JSON");
  }
  if (!Array.isArray(files) || files.length === 0 || !files.every(isFile)) {
    throw new MalformedRequest("the form's files must be a list of objects with a name and a text");
  }
  return files;
}

function isFile(it: unknown): it is JsonFile {
  if (typeof it !== 'object' || it === null || Object.keys(it).length !== 2) return false;
  return 'name' in it && 'text' in it && typeof it.name === 'string' && typeof it.text === 'string';
}
