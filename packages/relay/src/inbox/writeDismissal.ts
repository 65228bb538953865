import type { Dismissal } from '../stores/Dismissal.ts'

/** A dismissal as it is sent. */
export function writeDismissal({ by, at, reason }: Dismissal): Record<string, string> {
  return { by, at: new Date(at).toISOString(), reason }
}
