/** The files and changes for a framework. */
export type FilePlan = {
  /** New files by their path in the app, with the template of each and its replacements. */
  files: Record<string, { template: string; replace?: Record<string, string> }>
  /** A file of the app to change; `change` returns `null` for an unexpected text, and `otherwise` then names the step by hand. */
  edit?: { names: string[]; change: (text: string) => string | null; otherwise: string }
  dependencies: string[]
  devDependencies: string[]
  /** The steps that are left for a person. */
  next: string[]
}
