/** One request as the service saw it. */
export type UpstreamCall = {
  method: string
  /** The request target, undecoded. */
  target: string
  /** Names and values in the order and spelling in which they came. */
  headers: readonly (readonly [string, string])[]
  /** The first two megabytes. */
  body: Buffer
  bytes: number
  /** `open` while the body is still arriving. */
  state: 'open' | 'complete' | 'aborted'
}
