import { basename } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import { decodeSource, type Source } from '../../matlab/source.js';
import { MalformedRequest } from '../http/malformed-request.js';
import type { ServerOptions } from '../server-options.js';
import { mediaType } from '../http/media-type.js';

/** The fields and files of a form. */
export interface Upload {
  readonly fields: ReadonlyMap<string, string>;
  /** In the order of the names of their fields: `file_000` is the one that the others belong to. */
  readonly files: readonly Source[];
  /** Diagnostics of reading the files. */
  readonly diagnostics: readonly Diagnostic[];
}

const mostFields = 1000;
const longestField = 64 * 1024;

/** Reads a form with files, or one without. */
export async function readUpload(request: FastifyRequest, options: ServerOptions): Promise<Upload> {
  if (request.isMultipart()) {
    try {
      return await readParts(request, options);
    } catch (error) {
      // Of what is no form, the library throws errors that do not say whose fault it is.
      if (error instanceof Error && !('statusCode' in error) && !(error instanceof MalformedRequest)) {
        throw new MalformedRequest(`the form is malformed: ${error.message}`);
      }
      throw error;
    }
  }
  if (mediaType(request.headers) !== 'application/x-www-form-urlencoded') {
    throw new MalformedRequest('the body is no form', 415);
  }
  const fields = Object.entries(request.body as Readonly<Record<string, unknown>>);
  const texts = fields.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { fields: new Map(texts), files: [], diagnostics: [] };
}

async function readParts(request: FastifyRequest, { bodyLimit, fileLimit }: ServerOptions): Promise<Upload> {
  const fields = new Map<string, string>();
  const files = new Map<string, Source>();
  const diagnostics: Diagnostic[] = [];
  let size = 0;
  const limits = {
    ...{ fileSize: bodyLimit, files: fileLimit, fields: mostFields, fieldSize: longestField },
    parts: mostFields + fileLimit,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      size += bytes.length;
      const read = decodeSource(bytes, nameOf(part.filename));
      // Of two, one would be taken, and maybe not the one that was meant.
      if (files.has(part.fieldname))
        throw new MalformedRequest(`two files are in the field '${part.fieldname}'`);
      if ([...files.values()].some((it) => it.name === read.source.name)) {
        throw new MalformedRequest(`two files have the name '${read.source.name}'`);
      }
      files.set(part.fieldname, read.source);
      diagnostics.push(...read.diagnostics);
    } else if (typeof part.value === 'string') {
      if (part.valueTruncated) throw new MalformedRequest(`the field '${part.fieldname}' is too long`, 413);
      size += part.value.length;
      fields.set(part.fieldname, part.value);
    }
    if (size > bodyLimit) throw new MalformedRequest(`the form has more than ${bodyLimit} bytes`, 413);
  }
  const inOrder = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return { fields, files: inOrder.map(([, file]) => file), diagnostics };
}

/** Clients send whole paths, of which nothing but the name of the function is used. */
function nameOf(path: string): string {
  const name = basename(path.replace(/\\/g, '/'));
  if (!/^[A-Za-z]\w*\.m$/.test(name)) throw new MalformedRequest("a file has no name as 'f.m'");
  return name;
}
