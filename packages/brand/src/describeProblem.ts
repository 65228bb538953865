import type { BrandProblem } from './checkBrand.ts'

/** A problem as the command prints it: its place, its reason and the step that mends it. */
export function describeProblem(file: string, { severity, path, reason, remedy }: BrandProblem): string {
  return `${file}: ${severity}${path && ` at ${path}`}\n  ${reason}\n  ${remedy}`
}
