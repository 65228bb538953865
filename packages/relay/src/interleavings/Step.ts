/** What a person asks for. The first two are equal in amount and account and differ in a name; the last settles row by row. */
export const payloads = ['withdraw', 'withdrawAlike', 'withdrawOther', 'drawdown', 'repayments'] as const

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
] as const

/** How a word of the service names what it is about. */
export const words = [
  'likeness',
  'reference',
  'nameless',
  'row',
  'pending',
  'foreign',
  'otherPartner',
  'forged',
] as const

/** How far a request goes by itself: past so many calls of the store and the service. */
type Way = { instance: number; far: number; reply: number }

/** What happens next in one interleaving. Numbers are taken modulo what there is to choose from. */
export type Step =
  | (Way & { type: 'send'; owner: number; key: number; payload: number; confirm: boolean })
  /** `target` is one of the writes that were sent before. */
  | (Way & { type: 'word'; target: number; word: number; outcome: boolean; message: number })
  /** `after` so many milliseconds. */
  | (Way & { type: 'sweep'; after: number })
  /** Lets one waiting request or sweep go on. */
  | { type: 'go'; pick: number; far: number; store: 'works' | 'failsBefore' | 'failsAfter'; reply: number }
  | { type: 'crash'; instance: number }
  | { type: 'jump'; milliseconds: number }
