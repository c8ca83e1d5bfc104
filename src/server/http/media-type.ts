import type { IncomingHttpHeaders } from 'node:http';

/** The media type of a body, without its parameters, in small letters; undefined if none is told. */
export function mediaType({ 'content-type': given }: IncomingHttpHeaders): string | undefined {
  return given?.split(';', 1)[0]?.trim().toLowerCase();
}
