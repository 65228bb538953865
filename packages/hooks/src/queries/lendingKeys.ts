import type { LendingScope } from '@onlend/core/client'
import { type Query, type QueryKey, partialMatchKey } from '@tanstack/react-query'
import { type LendingKey, type ScopeKey, scopedKey } from './scopedKey.ts'

type EndpointKeyParameters = {
  name: string
  ownerId: string | null
  parameters: Readonly<Record<string, unknown>>
}

/** Every key of the query cache is built and matched here. */
export const lendingKeys = {
  /** Everything that the kit caches. */
  all: ['onlend'] as const,
  /** Everything that one person read in one environment of one tenant. */
  scope: (scope: Partial<LendingScope>): readonly ['onlend', ScopeKey] => scopedKey(scope),
  /** Matches everything that one person read in one environment of one tenant. */
  mine:
    (scope: LendingScope): ((query: Query) => boolean) =>
    (query) =>
      isInScope(query.queryKey, scope),
  endpoint: (scope: LendingScope, key: EndpointKeyParameters): LendingKey => [
    ...scopedKey(scope),
    key.name,
    key.ownerId,
    key.parameters,
  ],
  /** Matches what some endpoints returned for one owner, or for any. */
  read:
    (scope: LendingScope, names: readonly string[], ownerId?: string | null): ((query: Query) => boolean) =>
    (query) =>
      isInScope(query.queryKey, scope) &&
      names.includes(String(query.queryKey[2])) &&
      (ownerId === undefined || query.queryKey[3] === ownerId),
  /** Matches everything that was read for one owner, or for any. */
  owned:
    (scope: LendingScope, ownerId?: string): ((query: Query) => boolean) =>
    (query) =>
      isInScope(query.queryKey, scope) &&
      (ownerId === undefined ? query.queryKey[3] !== null : query.queryKey[3] === ownerId),
  /** Names a kind of write. */
  write: (name: string): readonly ['onlend', 'write', string] => ['onlend', 'write', name],
}

function isInScope(key: QueryKey, scope: LendingScope): boolean {
  return partialMatchKey(key, scopedKey(scope))
}
