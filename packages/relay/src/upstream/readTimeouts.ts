import type { UpstreamTimeouts } from '../RelayOptions.ts'

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
 * @throws TypeError for one that no timer can wait for, such as what is made of a missing variable.
 */
export function readTimeouts(changed: Partial<UpstreamTimeouts> = {}): UpstreamTimeouts {
  const timeouts = { ...defaults, ...changed }
  for (const [name, limit] of Object.entries(timeouts)) {
    if (!Number.isFinite(limit) || limit < 1 || limit > longest)
      throw new TypeError(`upstream.timeouts.${name} is a number of milliseconds from 1 to ${longest}`)
  }
  return timeouts
}
