import type { WithdrawValues } from './withdrawFormTypes.ts'
import { draftFields } from './draftFields.ts'

/** Reads a draft back; whatever is damaged or not to be kept is left out. */
export function readWithdrawDraft(
  text: string | null,
  options: { numbers: boolean },
): Partial<WithdrawValues> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const kept = draftFields(options).flatMap((name) => {
      const value: unknown = Reflect.get(stored, name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    })
    return Object.fromEntries(kept)
  } catch {
    // Storage is anybody's to write: an unreadable draft is no draft.
    return {}
  }
}
