import type { Words } from '../../src/words/Messages.ts'
import { readLocales } from './readLocales.ts'

const toWidget = (key: string) => key.split('.')[0]
const begun = new Set([...readLocales().values()].flatMap((words) => Object.keys(words).map(toWidget)))

/** Leaves out the words of a new widget: they are in English until a first language has one of its sentences. */
export function toTranslate(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([key]) => begun.has(toWidget(key))))
}
