import type { WriteName } from '@onlend/core/internal'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

type BodyLimits = {
  readonly json: (write: WriteName) => number
  readonly webhook: number
  readonly answer: number
}

/** Bytes of a body that each kind of request may have. The API document shows no limits of the service (Partner API, Limits). */
export const bodyLimits: BodyLimits = {
  // Whole months of transactions travel in one body.
  json: (write) =>
    write === 'reconcileRepayments' || write === 'registerTransactions' ? 5 * megabyte : megabyte,
  webhook: 256 * kilobyte,
  answer: 16 * megabyte,
}
