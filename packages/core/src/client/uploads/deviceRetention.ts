/** Milliseconds for which a file or a draft waits on a device. */
export const deviceRetention = 72 * 3_600_000
