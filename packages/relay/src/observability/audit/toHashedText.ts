import type { AuditEntry } from './AuditEntry.ts'

/** The text of an entry that its hash covers. */
export function toHashedText(environment: string, entry: Omit<AuditEntry, 'hash'>): string {
  const { sequence, at, action, by, owner, subject, facts, previous } = entry
  const named = Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1))
  const kept = [
    environment,
    sequence,
    at,
    action,
    by,
    owner?.kind ?? null,
    owner?.id ?? null,
    subject,
    named,
    previous,
  ]
  return `audit/${JSON.stringify(kept)}`
}
