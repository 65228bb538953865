import type { Logger } from './Logger.ts'

/** Logs nothing. */
export const silentLogger: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined }
