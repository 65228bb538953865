import type { BrandProblem } from './createProblem.ts'

/** A problem as the command prints it: its place, and the reason with the step that mends it. */
export function describeProblem(file: string, { severity, path, reason }: BrandProblem): string {
  return `${file}: ${severity}${path && ` at ${path}`}\n  ${reason}`
}
