/** The options that `addSourceOptions` adds, as commander gives them. */
export interface SourceOptions {
  readonly server?: string;
  readonly local?: boolean;
  readonly serverOnly?: boolean;
  readonly tokenFile?: string;
  readonly timeout?: number;
  readonly cache: boolean;
  readonly offline?: boolean;
  readonly refresh?: boolean;
  readonly cacheDir?: string;
}
