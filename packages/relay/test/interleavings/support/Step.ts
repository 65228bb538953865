/** How far a request goes by itself: past so many calls of the store and the service. */
type Way = { instance: number; far: number; reply: number }

/** What happens next in one interleaving. Numbers are taken modulo what there is to choose from. */
export type Step =
  | (Way & { type: 'send'; owner: number; key: number; payload: number; confirm: boolean })
  /** `target` is one of the writes that were sent before. */
  | (Way & { type: 'webhook'; target: number; variant: number; outcome: boolean; message: number })
  /** A withdrawal that has become stale and a newer one that equals it meet an event about the newer. */
  | (Way & { type: 'meet'; owner: number; variant: number; outcome: boolean; message: number })
  /** `after` so many milliseconds. */
  | (Way & { type: 'sweep'; after: number })
  /** Everything open in the inbox is read again. */
  | (Way & { type: 'replay' })
  /** Lets one waiting request or sweep go on. */
  | { type: 'go'; pick: number; far: number; store: 'works' | 'failsBefore' | 'failsAfter'; reply: number }
  | { type: 'crash'; instance: number }
  | { type: 'jump'; milliseconds: number }
