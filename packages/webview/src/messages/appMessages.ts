import { check } from './check.ts'
import type { Shapes } from './readMessage.ts'

/** A token of the relay, as `POST /token` and `issueToken` return it. */
export type WebViewToken = {
  token: string
  /** The time of its end, by the relay's clock. ISO 8601, UTC. */
  expiresAt: string
  /** Milliseconds from its issue to its end, for a phone whose clock is wrong. */
  lifetime?: number
}

/** The edges of the screen that a notch, a rounded corner or a gesture bar covers, in CSS pixels. */
export type Insets = { top: number; right: number; bottom: number; left: number }

/** A message of the app to the page. */
export type AppMessage =
  /** The answer to `token`: `null` when the person is signed out, `'failed'` when the app could not ask its server. */
  | { type: 'token'; id: string; issued: WebViewToken | null | 'failed' }
  /** The person pressed the phone's back button. */
  | { type: 'back'; id: string }
  /** The look of the phone; a missing field stays as it is. */
  | { type: 'look'; scheme?: 'light' | 'dark'; textScale?: number; insets?: Insets }
  /** The phone's own knowledge of its link. */
  | { type: 'connection'; isOnline: boolean }

/** The shapes of the app's messages, for `readMessage`. */
export const appMessages: Shapes<AppMessage> = {
  token: {
    id: check.text,
    issued: (value) =>
      check.oneOf(null, 'failed')(value) ||
      check.record({ token: check.text, expiresAt: check.text, lifetime: check.optional(check.size) })(value),
  },
  back: { id: check.text },
  look: {
    scheme: check.optional(check.oneOf('light', 'dark')),
    textScale: check.optional(check.size),
    insets: check.optional(
      check.record({ top: check.size, right: check.size, bottom: check.size, left: check.size }),
    ),
  },
  connection: { isOnline: check.flag },
}
