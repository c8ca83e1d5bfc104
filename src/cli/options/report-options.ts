/** What `addReportOptions` adds, as commander gives it. */
export interface ReportOptions {
  readonly format: 'text' | 'json' | 'sarif' | 'github';
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}
