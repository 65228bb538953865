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
    'writeBody' | 'writeHeaders' | 'readDuplicate' | 'readLimit'
  >,
): Readonly<Endpoint<Name, Method, Path, Owner, Input, Output>> {
  return Object.freeze({ ...endpoint, writeBody, writeHeaders, readDuplicate, readLimit })
}

/** `null` where a relay of another version says it in another way. */
function readDuplicate(body: unknown): PossibleDuplicate | null {
  return PossibleDuplicate.safeParse(readData(body)).data ?? null
}

/** `null` in the same case. */
function readLimit(body: unknown): SpendingLimit | null {
  return SpendingLimit.safeParse(readData(body)).data ?? null
}

function readData(body: unknown): unknown {
  // The cast lets a field be looked for in anything; what is found is parsed.
  return ((body ?? {}) as { data?: unknown }).data
}
