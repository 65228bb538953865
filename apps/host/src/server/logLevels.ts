/** How much the host writes to its output, from nothing to everything. */
export const logLevels = ['silent', 'error', 'warn', 'info'] as const
