import { cdp } from 'vitest/browser'

// The provider's own type knows no commands of the protocol.
const browser = cdp() as unknown as { send: (method: string, params?: object) => Promise<void> }

/** From now on loses every file whose address has one of these pieces in it, as a dead link does; none of them where the list is empty. */
export async function loseFiles(pieces: readonly string[]): Promise<void> {
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: pieces.map((piece) => `*${piece}*`) })
}
