import { cdp } from 'vitest/browser'

// The provider's own type knows no commands of the protocol.
const browser = cdp() as unknown as { send: (method: string, params?: object) => Promise<void> }

/** From now on, fails every request of a file whose address contains one of these pieces, as a dead link does; an empty list fails no request. */
export async function loseFiles(pieces: readonly string[]): Promise<void> {
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: pieces.map((piece) => `*${piece}*`) })
}
