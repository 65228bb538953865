import type { Operation } from '@onlend/core'

/** Why there is no operation under a key that was there, or may have been. */
export type Loss =
  | { code: 'operation_forgotten'; data: Pick<Operation, 'id' | 'kind' | 'state' | 'createdAt'> }
  | { code: 'ledger_restored'; data?: undefined }

/** What a stand-in relay knows of operations that it does not have any more. */
export type Losses = {
  /** The epoch that keys begin with which were minted since a backup was restored; `null` where none was. */
  epoch: () => string | null
  beginEpoch: () => void
  keep: (operation: Operation) => void
  find: (id: string) => Loss | null
}

const epochIn = /^epoch-([0-9a-f]{8})\./

/** Begins without losses. */
export function createLosses(): Losses {
  const forgotten = new Map<string, Loss>()
  let epochs = 0
  const epoch = () => (epochs === 0 ? null : String(epochs).padStart(8, '0'))
  return {
    epoch,
    beginEpoch: () => {
      epochs += 1
    },
    keep: ({ id, kind, state, createdAt }) =>
      forgotten.set(id, { code: 'operation_forgotten', data: { id, kind, state, createdAt } }),
    find: (id) => {
      const isOlder = (epochIn.exec(id)?.[1] ?? null) !== epoch()
      return forgotten.get(id) ?? (isOlder ? { code: 'ledger_restored' } : null)
    },
  }
}
