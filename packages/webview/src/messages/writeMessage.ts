import type { AppMessage } from './appMessages.ts'
import type { PageMessage } from './pageMessages.ts'

/** Writes a message as text, with the version of the contract. */
export function writeMessage(message: PageMessage | AppMessage): string {
  return JSON.stringify({ onlend: 1, ...message })
}
