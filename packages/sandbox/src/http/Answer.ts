/** What a handler answers, before any fault bends it. */
export type Answer = {
  status: number
  headers: Record<string, string>
  /** The whole body as text. Empty for no body. */
  body: string
}

/**
 * How an answer reaches the caller. Everything but `plain` is a fault of the connection, or a coding of
 * the body that a real server does on the socket.
 */
export type Transport = 'plain' | 'reset' | 'truncated' | 'gzip' | 'brotli' | 'slow-body'
