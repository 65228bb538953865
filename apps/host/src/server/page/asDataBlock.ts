import { toScriptText } from '@onlend/hooks/server'

/** A value as a block of data in a page. No text in it can end the block. */
export function asDataBlock(id: string, value: unknown, nonce: string): string {
  return `<script type="application/json" id="${id}" nonce="${nonce}">${toScriptText(value)}</script>`
}
