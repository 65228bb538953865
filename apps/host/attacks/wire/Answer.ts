/** One HTTP answer as it stood on the wire. */
export type Answer = {
  status: number
  /** Names in lower case; a header that stood twice is joined with a comma. */
  headers: Readonly<Record<string, string>>
  /** Without the framing, still compressed. */
  body: Buffer
  /** The body as UTF-8. */
  text: string
  /** The relay's own refusal code; `null` when the answer is not a refusal of the relay. */
  code: string | null
}
