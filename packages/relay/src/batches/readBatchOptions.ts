import { OptionError } from '@onlend/core/internal'
import type { Principal } from '../http/index.ts'

/** The limits of the batches that one partner keeps at the relay. */
export type BatchAllowance = {
  /** The most rows of all batches that are not sent yet. */
  maxRows: number
  /** The most bytes of the rows of all kept batches. */
  maxBytes: number
}

/** The options of batches: their limits, their retention and the rights of their sender. */
export type BatchOptions = Partial<BatchAllowance> & {
  /** Milliseconds after its last change for which the relay keeps a batch that it is not sending. @default 1209600000 */
  retention?: number
  /**
   * Reads again, before each piece, the person who began or last resumed a batch, with their rights; `null` stops the batch. After a throw, or two seconds
   * without an answer, the batch waits.
   *
   * @default the person as of the grant, for at most the longest life of a session (`sessionLifetime`)
   */
  findPrincipal?: (asked: BatchPrincipal) => Principal | null | Promise<Principal | null>
}

/** The person whose rights a batch needs. */
export type BatchPrincipal = {
  /** The person as of the creation or the last resumption of the batch. */
  principal: Principal
  /** The moment of that, in milliseconds since 1970. */
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
      throw new OptionError(`batches: ${name} is a whole number from 1 on`)
  if (findPrincipal !== undefined && typeof findPrincipal !== 'function')
    throw new OptionError('batches: findPrincipal is a function')
  return { ...limits, ...(findPrincipal && { findPrincipal }) }
}
