import type { Operation } from '@onlend/core'

/** The reason why the ledger has no operation under an earlier key. */
export type Loss =
  | { code: 'operation_forgotten'; data: Pick<Operation, 'id' | 'kind' | 'state' | 'createdAt'> }
  | { code: 'ledger_restored'; data?: undefined }

/** The operations that a stand-in relay has lost. */
export type Losses = {
  /** The epoch at the beginning of keys that are newer than the restored backup; `null` without a restore. */
  epoch: () => string | null
  beginEpoch: () => void
  keep: (operation: Operation) => void
  find: (id: string) => Loss | null
}

const epochIn = /^epoch-([0-9a-f]{8})\./

/** Makes an empty record of losses. */
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
