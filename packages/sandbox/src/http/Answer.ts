/** The answer of a handler, before any fault changes it. */
export type Answer = {
  status: number
  headers: Record<string, string>
  /** The whole body as text. Empty for no body. */
  body: string
}

/**
 * The transport of an answer to the caller. Every value except `plain` is a fault of the connection, or a coding of
 * the body that a real server does on the socket.
 */
export type Transport = 'plain' | 'reset' | 'truncated' | 'gzip' | 'brotli' | 'slow-body'
