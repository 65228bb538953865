import type * as z from 'zod/mini'
import type { Endpoint, EndpointOwner } from './defineEndpoint.ts'
import { defineWrite } from './defineWrite.ts'
import type { Reader } from './readers/Reader.ts'
import { packBody } from './transport/packBody.ts'
import { write } from './transport/write.ts'

/** Declares a write whose body travels packed with gzip where the platform can pack; only a route of the relay that says so takes it. */
export function definePackedWrite<
  const Name extends string,
  const Method extends 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  const Path extends `/${string}`,
  const Owner extends EndpointOwner | null,
  Output extends Reader<unknown>,
  Input extends z.ZodMiniType | undefined = undefined,
>(
  endpoint: Omit<Endpoint<Name, Method, Path, Owner, Input, Output>, 'write'>,
): Readonly<Endpoint<Name, Method, Path, Owner, Input, Output>> {
  return Object.freeze({ ...defineWrite(endpoint), write: { ...write, pack: packBody } })
}
