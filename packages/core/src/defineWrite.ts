import type * as z from 'zod/mini'
import type { Endpoint, EndpointOwner } from './defineEndpoint.ts'
import type { Reader } from './readers/Reader.ts'
import { write } from './transport/write.ts'

/** Declares an endpoint that changes something; like `defineEndpoint`, with the code that only a write needs. */
export function defineWrite<
  const Name extends string,
  const Method extends 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  const Path extends `/${string}`,
  const Owner extends EndpointOwner | null,
  Output extends Reader<unknown>,
  Input extends z.ZodMiniType | undefined = undefined,
>(
  endpoint: Omit<Endpoint<Name, Method, Path, Owner, Input, Output>, 'write'>,
): Readonly<Endpoint<Name, Method, Path, Owner, Input, Output>> {
  return Object.freeze({ ...endpoint, write })
}
