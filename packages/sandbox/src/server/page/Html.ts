import type { html } from 'hono/html'

/** Escaped markup. */
export type Html = ReturnType<typeof html>
