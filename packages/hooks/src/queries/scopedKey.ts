import type { LendingScope } from '@onlend/core/client'

/** Keeps the entries of environments, tenants and people apart. */
export type ScopeKey = { environment: string | null; tenantId: string | null; userId: string | null }

/** Scope, the endpoint's name, whose data it is, and the remaining parameters. */
export type LendingKey = readonly [
  'onlend',
  ScopeKey,
  string,
  string | null,
  Readonly<Record<string, unknown>>,
]

/** What every key of one person begins with: reads load no more than this, and not the matching of `lendingKeys`. */
export function scopedKey(scope: Partial<LendingScope>): readonly ['onlend', ScopeKey] {
  const { environment = null, tenantId = null, userId = null } = scope
  return ['onlend', { environment, tenantId, userId }]
}
