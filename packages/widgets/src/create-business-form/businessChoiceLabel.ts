import type { Translate } from '../words/useCopy.ts'
import { createBusiness } from './createBusiness.words.ts'

type Key = keyof typeof createBusiness

const isKey = (key: string): key is Key => Object.hasOwn(createBusiness, key)

/** How a choice reads: the host's label, the kit's words for a value of the API document, else the value itself. */
export function businessChoiceLabel(
  { value, label }: { value: string; label: string | null },
  t: Translate<typeof createBusiness>,
): string {
  const key = `createBusiness.choice.${value}`
  return label ?? (isKey(key) ? t(key) : value)
}
