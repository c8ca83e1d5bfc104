/** The options that `addReportOptions` adds, as commander gives them. */
export interface ReportOptions {
  readonly format: 'text' | 'json' | 'sarif' | 'github';
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}
