/** What the service does with a call that reached it, or how the call ends without it. */
export const replies = [
  'accepted',
  'accepted',
  'refused',
  'failed',
  'notJson',
  'credentials',
  'reset',
  'timeout',
  'unreachable',
  'lateAccepted',
  'lateRefused',
] as const

export type ReplyName = (typeof replies)[number]
