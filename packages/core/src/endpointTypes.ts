import type * as z from 'zod/mini'
import type { Endpoint } from './defineEndpoint.ts'
import type { ReadBy } from './readers/Reader.ts'

/** The ids in a path and its query. An optional segment is a number, and an optional part of a query a text. */
export type PathParameters<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?`
      ? { [K in Optional]?: (Before extends `${string}=` ? string : number) | undefined }
      : { [K in Name]: string }) &
      PathParameters<Rest>
  : unknown

type OwnerParameters<E extends Endpoint> = E['owner'] extends string ? { [K in E['owner']]: string } : unknown

type BodyParameters<E extends Endpoint> =
  NonNullable<E['input']> extends infer Input
    ? [Input] extends [never]
      ? unknown
      : Input extends z.ZodMiniType
        ? { body: z.input<Input> }
        : unknown
    : unknown

type Flatten<T> = { [K in keyof T]: T[K] } & {}

/** The parameters of a call: the ids of the path, and `body` for a write. */
export type EndpointParameters<E extends Endpoint> = Flatten<
  PathParameters<E['path']> & OwnerParameters<E> & BodyParameters<E>
>

/** The normalised value that a call returns. */
export type EndpointOutput<E extends Endpoint> = ReadBy<E['output']>

/** The input of a write, before it is encoded for the wire. */
export type EndpointInput<E extends Endpoint> = z.input<NonNullable<E['input']>>
