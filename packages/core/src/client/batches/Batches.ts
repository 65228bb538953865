import type { Batch, BatchKind, BatchRow } from './Batch.ts'

/** What begins a batch. */
export type StartBatch<Kind extends BatchKind> = Pick<
  Batch<Kind>,
  'kind' | 'fileName' | 'fileDigest' | 'shared'
> & {
  /** The customer partner that it is for. @default the provider's */
  customerPartnerId?: string | undefined
  rows: readonly BatchRow<Kind>[]
  /** Rows in a piece at most. @default 100 */
  pieceSize?: number | undefined
}

/** One batch while it is open in this page. */
export type OpenBatch<Kind extends BatchKind = BatchKind> = {
  /** Whose rows they are. */
  customerPartnerId: string
  /** As it stands; the same object until it changes. */
  get: () => Batch<Kind>
  /** The rows, in order. */
  rows: readonly BatchRow<Kind>[]
  subscribe: (listener: () => void) => () => void
  /** Sends piece by piece until it is paused, stopped or sent. Asked for twice, it is one sending; in two tabs, one of them sends. */
  send: () => Promise<void>
  /** Stops after the piece that is on its way. */
  pause: () => void
  /** Sends a piece all the same, whose duplicate the person has seen. */
  confirmDuplicate: (operationId: string) => Promise<void>
  /** Leaves a refused piece out and goes on with the next. */
  skip: (operationId: string) => void
  /** Leaves the rows of a refused piece out that had been credited before (`creditedRows`), and goes on with its others, under ids of their own. */
  leaveOutCredited: (operationId: string) => void
  /** Forgets the batch on the device and at the relay; what was sent stays in the ledger. */
  remove: () => Promise<void>
}
