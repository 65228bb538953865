import type { Owner } from '../../src/database/Owner.ts'

/** A customer partner that no other case uses. */
export function newOwner(environment: Owner['environment'] = 'sandbox'): Owner {
  return { environment, kind: 'customerPartnerId', id: `cp_${crypto.randomUUID()}` }
}
