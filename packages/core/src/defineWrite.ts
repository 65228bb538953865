import type * as z from 'zod/mini'
import type { Endpoint, EndpointOwner } from './defineEndpoint.ts'
import { PossibleDuplicate } from './relay/models/PossibleDuplicate.ts'
import { SpendingLimit } from './relay/models/SpendingLimit.ts'
import { writeBody } from './transport/writeBody.ts'
import { writeHeaders } from './transport/writeHeaders.ts'

/** Declares an endpoint that changes something; like `defineEndpoint`, and it brings what makes a request body. */
export function defineWrite<
  const Name extends string,
  const Method extends 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  const Path extends `/${string}`,
  const Owner extends EndpointOwner | null,
  Output extends z.ZodMiniType,
  Input extends z.ZodMiniType | undefined = undefined,
>(
  endpoint: Omit<
    Endpoint<Name, Method, Path, Owner, Input, Output>,
    'writeBody' | 'writeHeaders' | 'readRefusal'
  >,
): Readonly<Endpoint<Name, Method, Path, Owner, Input, Output>> {
  return Object.freeze({ ...endpoint, writeBody, writeHeaders, readRefusal })
}

/** `null` as well where a relay of another version tells it in another way. */
const readRefusal: NonNullable<Endpoint['readRefusal']> = (code, body) => {
  // The cast lets a field be looked for in anything; what is found is parsed.
  const { data } = (body ?? {}) as { data?: unknown }
  const isLimit = code === 'limit_exceeded' || code === 'destination_held'
  return {
    duplicate: code === 'possible_duplicate' ? (PossibleDuplicate.safeParse(data).data ?? null) : null,
    limit: isLimit ? (SpendingLimit.safeParse(data).data ?? null) : null,
  }
}
