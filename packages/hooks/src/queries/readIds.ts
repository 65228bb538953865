import type { LendingScope } from '@onlend/core/client'
import type { Endpoint, EndpointOwner, EndpointParameters } from '@onlend/core/internal'

type Optional<Parameters, Key> = Omit<Parameters, Key & keyof Parameters> &
  Partial<Pick<Parameters, Key & keyof Parameters>>

/** An endpoint's parameters; without the owner's id the provider's counts. */
export type OwnedParameters<E extends Endpoint> = Optional<EndpointParameters<E>, EndpointOwner>

type EndpointIds = {
  /** The owner of the data: the given id, else the provider's; `null` without one, and the call then throws that it is required. */
  ownerId: string | null
  /** The other ids of the path. */
  ids: Readonly<Record<string, unknown>>
}

/** Picks the ids of an endpoint's path from the parameters of a call. */
export function readIds(
  scope: LendingScope,
  { owner, path }: Pick<Endpoint, 'owner' | 'path'>,
  parameters: object,
): EndpointIds {
  const given: Readonly<Record<string, unknown>> = { ...parameters }
  const ids: Record<string, unknown> = {}
  for (const [, name = ''] of path.matchAll(/\{(\w+)/g)) {
    if (name !== owner && given[name] !== undefined) ids[name] = given[name]
  }
  const own = given[owner ?? '']
  return { ownerId: typeof own === 'string' ? own : ((owner && scope[owner]) ?? null), ids }
}
