/** A value as a block of data in a page. No text in it can end the block: every `<` is written as an escape of JSON. */
export function asDataBlock(id: string, value: unknown, nonce: string): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}" nonce="${nonce}">${json}</script>`
}
