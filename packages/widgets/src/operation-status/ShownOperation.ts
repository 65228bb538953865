import type { Operation } from '@onlend/core'

/** What is drawn of a write: the relay's record, or what this device knows by itself until the record can be read. */
export type ShownOperation = Pick<
  Operation,
  | 'kind'
  | 'customerPartnerId'
  | 'state'
  | 'summary'
  | 'createdAt'
  | 'acceptedAt'
  | 'settledAt'
  | 'reversedAt'
  | 'conflict'
  | 'resolution'
> & {
  /** Of the relay's record alone. */
  id?: string
  /** The relay gives it; `null` until its record can be read. */
  reference: string | null
  updatedAt: string | null
  /** Of the relay's record alone. */
  ambiguous?: Operation['ambiguous']
}
