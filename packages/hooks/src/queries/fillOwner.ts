import type { Endpoint, EndpointOwner, EndpointParameters } from '@onlend/core/internal'
import type { LendingScope } from '../lending/Lending.ts'

type Optional<Parameters, Key> = Omit<Parameters, Key & keyof Parameters> &
  Partial<Pick<Parameters, Key & keyof Parameters>>

/** An endpoint's parameters; the owner's id may be left to the provider. */
export type OwnedParameters<E extends Endpoint> = Optional<EndpointParameters<E>, EndpointOwner>

/** Completes parameters with the provider's id. An id that is nowhere is left out, and the call says that it is required. */
export function fillOwner<E extends Endpoint>(
  scope: LendingScope,
  endpoint: E,
  parameters: OwnedParameters<E>,
): EndpointParameters<E> {
  // The casts state what the generic type cannot: an object of parameters, with the owner's id filled in.
  const given = parameters as Readonly<Record<string, unknown>>
  const owner = endpoint.owner
  if (owner === null || typeof given[owner] === 'string') return given as EndpointParameters<E>
  const { [owner]: _left, ...rest } = given
  const id = scope[owner]
  return (id === undefined || id === null ? rest : { ...rest, [owner]: id }) as EndpointParameters<E>
}
