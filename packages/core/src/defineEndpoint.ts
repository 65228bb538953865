import type * as z from 'zod/mini'
import type { Reader } from './readers/Reader.ts'
import type { RelayErrorCode } from './error-codes/relayErrors.ts'
import type { Write } from './transport/write.ts'

/** The partner whose data an endpoint touches: the relay checks this id against the signed-in session. */
export type EndpointOwner = 'customerPartnerId' | 'channelPartnerId'

/** The encoding of a request body. `jsonOrMultipart` is JSON until a file is present. */
export type EndpointEncoding = 'json' | 'multipart' | 'jsonOrMultipart'

/** One endpoint of the service as data; requests, hooks, the relay's allow-list and the sandbox's routes are derived from it. */
export type Endpoint<
  Name extends string = string,
  Method extends string = string,
  Path extends string = string,
  Owner extends EndpointOwner | null = EndpointOwner | null,
  Input extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Output extends Reader<unknown> = Reader<unknown>,
> = {
  /** The name used by hooks, keys, operations and metrics. */
  readonly name: Name
  readonly method: Method
  /** The path with the kit's placeholders in camelCase; a trailing `{name?}` segment and `name={name?}` of a query are optional. */
  readonly path: Path
  readonly owner: Owner
  /** The body field that holds the owner, if the service wants it in the body and not in the path. */
  readonly ownerField?: 'customer_partner_id' | 'channel_partner_id'
  /** Parses a caller's input into the request body. */
  readonly input?: Input
  readonly encoding?: EndpointEncoding
  /** The code that only a write needs. An app that only reads does not load it. */
  readonly write?: Write
  /** Reads the service's body into the value a caller gets. */
  readonly output: Output
  /** A 404 means "there is none" here, and the value is `null`. */
  readonly absentOn404?: true
  /** A browser may cache the answer and revalidates it each time. Only for data that belongs to no partner and no person. */
  readonly isRevalidated?: true
  /** The codes with which a route of the relay can refuse. The service does not publish its codes. */
  readonly errors?: readonly RelayErrorCode[]
  /** The section of the Partner API document; `null` for a route of the relay's own. */
  readonly section: number | null
}

/** Declares a read endpoint; the value is frozen and holds no logic. `defineWrite` declares writes. */
export function defineEndpoint<
  const Name extends string,
  const Method extends 'GET' | 'HEAD',
  const Path extends `/${string}`,
  const Owner extends EndpointOwner | null,
  Output extends Reader<unknown>,
>(
  endpoint: Endpoint<Name, Method, Path, Owner, undefined, Output>,
): Readonly<Endpoint<Name, Method, Path, Owner, undefined, Output>> {
  return Object.freeze(endpoint)
}
