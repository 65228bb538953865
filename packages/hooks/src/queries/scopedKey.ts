import type { LendingScope } from '@onlend/core/client'

/** The part of a key that separates environments, tenants and people. */
export type ScopeKey = { environment: string | null; tenantId: string | null; userId: string | null }

/** The key of a read: scope, the endpoint's name, the owner's id, and the remaining parameters. */
export type LendingKey = readonly [
  'onlend',
  ScopeKey,
  string,
  string | null,
  Readonly<Record<string, unknown>>,
]

/** The beginning of every key of one person, in a file apart from `lendingKeys`, so that reads do not load the matching code. */
export function scopedKey(scope: Partial<LendingScope>): readonly ['onlend', ScopeKey] {
  const { environment = null, tenantId = null, userId = null } = scope
  return ['onlend', { environment, tenantId, userId }]
}
