import { storableText } from '../storableValues.ts'
import type { Sealing } from './createSealing.ts'
import { SealedTextError } from './SealedTextError.ts'

const pattern = /^sealed\.[0-9a-f]{16}\./

/** Whether a kept text is one that `seal` returned. */
function isSealed(kept: string): boolean {
  return pattern.test(kept)
}

/** Seals and opens the texts of a part of the store. `null` and an empty text stay what they are, and a text stored unsealed is read as it is. */
export type Sealer = {
  seal(text: string | null, about: About): Promise<string | null> | null
  sealText(text: string, about: About): Promise<string>
  /** `null` for a text that does not open. */
  open(kept: string | null, about: About): Promise<string | null>
  /** `unreadable` for a text that does not open. */
  openOr<T>(kept: string | null, about: About, unreadable: T): Promise<string | T | null>
  /** An empty text for one that does not open. */
  openText(kept: string, about: About): Promise<string>
  openJson(kept: unknown, about: About): Promise<unknown>
}

type SealerOptions = {
  sealing: Sealing
  /** Called when a stored text does not open, since its secret is missing; reports it to the log. */
  onUnreadable: () => void
}

/** Makes the sealer of single texts, each bound to its kind. */
export function createSealer({ sealing, onUnreadable }: SealerOptions): Sealer {
  const seal = (text: string | null, about: About): Promise<string | null> | null =>
    text === null || text === '' ? Promise.resolve(text) : sealing.seal(storableText(text), about)
  // `seal` returns null only for null.
  const sealText = async (text: string, about: About): Promise<string> => (await seal(text, about)) ?? text
  const openOr = async <T>(kept: string | null, about: About, unreadable: T): Promise<string | T | null> => {
    if (kept === null || !isSealed(kept)) return kept
    try {
      return await sealing.open(kept, about)
    } catch (error) {
      if (!(error instanceof SealedTextError)) throw error
      onUnreadable()
      return unreadable
    }
  }
  const open = (kept: string | null, about: About): Promise<string | null> => openOr(kept, about, null)
  const openText = async (kept: string, about: About): Promise<string> => (await open(kept, about)) ?? ''
  const openJson = async (kept: unknown, about: About): Promise<unknown> => {
    if (typeof kept !== 'string') return kept
    const text = await open(kept, about)
    return text === null ? null : (JSON.parse(text) as unknown)
  }
  return { seal, sealText, open, openOr, openText, openJson }
}

/** The kind of a sealed text. The database copies a message from an event, or from an operator's evidence, to the operation that it settles. */
export type About =
  | 'recipient'
  | 'answer'
  | 'message'
  | 'result'
  | 'delivery'
  | 'reason'
  | 'file'
  | 'actor'
  | 'draft'
  | 'request'
  | 'secret'
  | 'batch'
  | 'principal'
