import type { Principal } from '../http/index.ts'
import type { BatchAllowance } from './BatchStore.ts'

/** How batches are kept, and with whose rights they go out. */
export type BatchOptions = Partial<BatchAllowance> & {
  /** Milliseconds after its last change for which a batch is kept that is not on its way. @default 1209600000 */
  retention?: number
  /**
   * Reads again, before each piece, who the person is that began or last resumed a batch, and what they may do; `null` stops the batch. A throw or more than two
   * seconds make it wait.
   *
   * @default the person as they were then, for at most as long as a session can be good (`sessionLifetime`)
   */
  findPrincipal?: (asked: BatchPrincipal) => Principal | null | Promise<Principal | null>
}

/** Whose rights a batch needs. */
export type BatchPrincipal = {
  /** As they were when they began the batch or last resumed it. */
  principal: Principal
  /** When that was. Milliseconds since 1970. */
  at: number
  customerPartnerId: string
  batchId: string
}

/** The options with their defaults. */
export type CheckedBatchOptions = Required<Omit<BatchOptions, 'findPrincipal'>> &
  Pick<BatchOptions, 'findPrincipal'>

/**
 * Fills in the defaults.
 *
 * @throws TypeError for a limit that is not a whole number from 1 on.
 */
export function readBatchOptions(options: BatchOptions = {}): CheckedBatchOptions {
  const { findPrincipal, ...given } = options
  const limits = { maxRows: 500_000, maxBytes: 536_870_912, retention: 1_209_600_000, ...given }
  for (const [name, value] of Object.entries(limits))
    if (!Number.isSafeInteger(value) || value < 1)
      throw new TypeError(`batches: ${name} is a whole number from 1 on`)
  if (findPrincipal !== undefined && typeof findPrincipal !== 'function')
    throw new TypeError('batches: findPrincipal is a function')
  return { ...limits, ...(findPrincipal && { findPrincipal }) }
}
