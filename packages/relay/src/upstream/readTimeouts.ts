import { OptionError } from '@onlend/core/internal'

/** Milliseconds. */
const defaults: UpstreamTimeouts = {
  read: 12_000,
  write: 45_000,
  upload: 570_000,
  connect: 5_000,
  headers: 15_000,
  uploadAnswer: 120_000,
  idle: 15_000,
}

/** The longest that a timer of any runtime waits; it ends a longer one at once. */
const longest = 2_147_483_647

/**
 * The host's timeouts over the defaults.
 *
 * @throws TypeError for one that no timer can wait for, such as the NaN of a missing variable.
 */
export function readTimeouts(changed: Partial<UpstreamTimeouts> = {}): UpstreamTimeouts {
  const timeouts = { ...defaults, ...changed }
  for (const [name, limit] of Object.entries(timeouts)) {
    if (!Number.isFinite(limit) || limit < 1 || limit > longest)
      throw new OptionError(`upstream.timeouts.${name} is a number of milliseconds from 1 to ${longest}`)
  }
  return timeouts
}

/** Milliseconds until a call to the service is given up; a write that is given up becomes `unknown`, or stays so. */
export type UpstreamTimeouts = {
  /** @default 12000 */
  read: number
  /** @default 45000 */
  write: number
  /** A write with files, from its first byte to the answer. @default 570000 */
  upload: number
  /** Until a connection stands, TLS included; only `undiciTransport` sees one. @default 5000 */
  connect: number
  /**
   * From the beginning of a read to the status of its answer. After it a write without files is answered as `unknown`; the relay still
   * waits until `write` is over, and a late answer makes the operation `accepted` or `rejected`. @default 15000
   */
  headers: number
  /** From the end of a write with files, which the service reads before it answers, until the page is answered `unknown`; the relay still waits until `upload` is over. @default 120000 */
  uploadAnswer: number
  /** Between two pieces of an answer. @default 15000 */
  idle: number
}
