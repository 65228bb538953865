/** What will be written for a framework. */
export type FilePlan = {
  /** New files by their path in the app, and the template of each, with the texts that are put in place of others in it. */
  files: Record<string, { template: string; replace?: Record<string, string> }>
  /** A file of the app that is changed; `change` returns `null` where it doesn't look as expected, and `otherwise` says then what to do by hand. */
  edit?: { names: string[]; change: (text: string) => string | null; otherwise: string }
  dependencies: string[]
  devDependencies: string[]
  /** What is left for a person to do. */
  next: string[]
}
