/** What became of one attack. */
export type AttackResult = {
  title: string
  tried: string
  /** Connections made. */
  variants: number
  /** Answers by status and code, with how often each came. */
  happened: string
  upstreamCalls: number
  passed: boolean
}
