import { textCorpus } from '../fuzz/text-corpus.js';
import { parseSource } from '../matlab/parse-file.js';
import { decodeSource } from '../matlab/source.js';
import { writeAstXml } from '../matlab/write-ast-xml.js';
import { median } from './median.js';

/** How fast files are read, warm, on one core. */
export interface ParsingResult {
  readonly files: number;
  readonly megabytes: number;
  /** Megabytes of source a second: decoded and parsed. */
  readonly parsed: number;
  /** The same with the tree written. */
  readonly written: number;
}

const repetitions = 5;

/** Times the parser on Octave's own library and our test programs. */
export async function benchParsing(): Promise<ParsingResult> {
  const corpus = await textCorpus();
  const megabytes = corpus.reduce((sum, it) => sum + it.length, 0) / 1e6;
  const speed = (use: (bytes: Buffer) => void): number => {
    const run = (): number => {
      const start = performance.now();
      corpus.forEach(use);
      return performance.now() - start;
    };
    run();
    return (1000 * megabytes) / median(Array.from({ length: repetitions }, run));
  };
  const parse = (bytes: Buffer): Parameters<typeof writeAstXml>[0][number] => {
    const { source } = decodeSource(bytes, 'bench.m');
    return { source, file: parseSource(source).file };
  };
  return {
    files: corpus.length,
    megabytes,
    parsed: speed(parse),
    written: speed((bytes) => {
      writeAstXml([parse(bytes)]);
    }),
  };
}
