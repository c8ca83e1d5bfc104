/** A body of a request, and the kind of content that it has. */
export interface HostileBody {
  readonly type: string;
  readonly body: string | Buffer;
}

/** The largest body that a server takes if it is not told otherwise, nearly. */
const largest = 4 * 1024 * 1024 - 20_000;

const text = (body: string): HostileBody => ({ type: 'text/x-matlab', body });
const json = (body: string | Buffer): HostileBody => ({ type: 'application/json', body });
const form = (body: string): HostileBody => ({ type: 'application/x-www-form-urlencoded', body });
const upload = (body: string | Buffer): HostileBody => ({
  type: 'multipart/form-data; boundary=b',
  body,
});

/** As many of a unit as fit. */
const many = (unit: string, size = largest): string =>
  unit.repeat(Math.floor(size / Buffer.byteLength(unit)));
const numbered = (count: number, unit: (k: number) => string): string =>
  Array.from({ length: count }, (_, k) => unit(k)).join('');

/** A program of many lines, with statements before the last one. */
const program = (lines: string, parameters = 'x'): string =>
  `function z = f(${parameters})\n${lines}z = x;\nend\n`;
const file = (content: string, name = 'f.m'): { name: string; text: string } => ({ name, text: content });
const files = (count: number, lines: (k: number) => string): string =>
  JSON.stringify({
    files: Array.from({ length: count }, (_, k) =>
      file(`function z = f${k}(x)\n${lines(k)}z = x;\nend\n`, `f${k}.m`),
    ),
  });
const part = (k: number, content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="file_${k}"; filename="f${k}.m"\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const uploaded = (count: number, content: (k: number) => string | Buffer): Buffer =>
  Buffer.concat([...Array.from({ length: count }, (_, k) => part(k, content(k))), Buffer.from('--b--\r\n')]);
const jobs = (count: number, lines: string): string =>
  JSON.stringify({
    programs: Array.from({ length: count }, (_, k) => ({ files: [file(program(`% ${k}\n${lines}`))] })),
  });

/** A program of which every step shows much. */
export const longTrace: Readonly<Record<string, () => HostileBody>> = {
  'a trace of some megabytes': () =>
    text(program(`${'%ADiMat <nope/>\n'.repeat(500)}${many(`% ${'c'.repeat(1000)}\n`, 60_000)}`)),
};

/** Programs that are read, as text, each of which takes something to its limit. */
export const hostileTexts: Readonly<Record<string, () => HostileBody>> = {
  '60,000 diagnostics': () => text(program('%ADiMat <nope/>\n'.repeat(60_000))),
  '4 MB of directives': () => text(program(many('%ADiMat <nope/>\n'))),
  '4 MB of comments': () => text(program(many(`% ${'c'.repeat(1000)}\n`))),
  '4 MB of empty lines': () => text(program(many('\n'))),
  '4 MB that cannot be parsed': () => text(program(many(')(\n'))),
  'a name of 4 MB': () => text(program(`z = ${many('x')}(x);\n`)),
  '4 MB of parameters': () => text(program('', `${many('xyz,')}x`)),
  '4 MB of Latin-1': () => ({
    type: 'text/plain',
    body: Buffer.from(program(many('% gr\u00f6\u00dfe\n', largest)), 'latin1'),
  }),
};

/** Bodies in JSON that no program needs: they are refused. */
export const hostileJson: Readonly<Record<string, () => HostileBody>> = {
  '100,000 files': () => json(`{"files":[${numbered(100_000, (k) => `{"name":"f${k}.m","text":"x"},`)}{}]}`),
  'deep lists': () => json(`{"files":${many('[')}`),
  'deep objects': () => json(many('{"a":')),
  'a million numbers': () => json(`[${many('1,')}1]`),
  'many members': () => json(`{${numbered(250_000, (k) => `"a${k}":1,`)}"files":[]}`),
  'many options': () =>
    json(
      `{"files":[{"name":"f.m","text":""}],"options":{${numbered(200_000, (k) => `"a${k}":"1",`)}"b":"1"}}`,
    ),
  'an option of 4 MB': () =>
    json(JSON.stringify({ files: [file(program(''))], options: { 'rev-prefix': many('a') } })),
  'the name of an option of 4 MB': () =>
    json(JSON.stringify({ files: [file(program(''))], options: { [many('no')]: 'yes' } })),
  'a member of 4 MB': () => json(`{"${many('k')}":1}`),
  'the name of a file of 4 MB': () => json(JSON.stringify({ files: [file('', many('n'))] })),
  'a text without an end': () => json(`{"files":[{"name":"${many('a')}`),
  'no UTF-8': () => json(Buffer.alloc(largest, 0xff)),
  blanks: () => json(many(' ')),
};

/** Programs in JSON that are read. */
export const largeJson: Readonly<Record<string, () => HostileBody>> = {
  'a thousand files of 4 kB': () => json(files(1000, (k) => `% ${k}\n${'% c\n'.repeat(750)}`)),
  'escapes only': () => json(`{"files":[{"name":"f.m","text":"${many('\\u0025')}"}]}`),
  '4 MB of comments in JSON': () =>
    json(JSON.stringify({ files: [file(program(many(`% ${'c'.repeat(1000)}\n`)))] })),
};

/** Forms that are refused. */
export const hostileForms: Readonly<Record<string, () => HostileBody>> = {
  'a million fields': () => form(many('a=1&')),
  'a million names': () => form(numbered(400_000, (k) => `${k.toString(36)}=1&`)),
  ampersands: () => form(many('&')),
  'a source without its last digit': () => form(`source=${many('%25')}%2`),
};

/** Forms that are read. */
export const largeForms: Readonly<Record<string, () => HostileBody>> = {
  'a source of blanks': () => form(`source=${many('+')}`),
  'a source of escapes': () => form(`source=${encodeURIComponent(program('%'))}${many('%25')}`),
};

export const hostileUploads: Readonly<Record<string, () => HostileBody>> = {
  '30,000 files': () => upload(uploaded(30_000, () => 'x')),
  'a thousand files of 4 kB': () => upload(uploaded(1000, (k) => program(`% ${k}\n${'% c\n'.repeat(900)}`))),
  'a thousand files in Latin-1': () =>
    upload(uploaded(1000, (k) => Buffer.from(program(`% ${k}\n${'% \u00f6\n'.repeat(900)}`), 'latin1'))),
  '30,000 fields': () =>
    upload(numbered(30_000, (k) => `--b\r\nContent-Disposition: form-data; name="n${k}"\r\n\r\nx\r\n`)),
};

export const hostileJobs: Readonly<Record<string, () => HostileBody>> = {
  '1000 programs of 4 kB': () => json(jobs(1000, '% c\n'.repeat(750))),
  '100,000 programs': () => json(`{"programs":[${numbered(100_000, () => '{"files":[{}]},')}{}]}`),
};
