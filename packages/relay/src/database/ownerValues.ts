import type { Owner } from './Owner.ts'

/** An owner as the first three parameters of a statement: environment, kind, id. */
export function ownerValues(owner: Owner): [string, string, string] {
  return [owner.environment, owner.kind, owner.id]
}
