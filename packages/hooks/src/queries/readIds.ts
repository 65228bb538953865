import type { LendingScope } from '@onlend/core/client'
import type { Endpoint, EndpointOwner, EndpointParameters } from '@onlend/core/internal'

type Optional<Parameters, Key> = Omit<Parameters, Key & keyof Parameters> &
  Partial<Pick<Parameters, Key & keyof Parameters>>

/** An endpoint's parameters; the owner's id may be left to the provider. */
export type OwnedParameters<E extends Endpoint> = Optional<EndpointParameters<E>, EndpointOwner>

type EndpointIds = {
  /** Whose data it is: the id that was given, else the provider's; `null` where there is none, and the call says that it is required. */
  ownerId: string | null
  /** What else the path names. */
  ids: Readonly<Record<string, unknown>>
}

/** Reads the ids that an endpoint's path names off the parameters of a call. */
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
