import { foldText } from './foldText.ts'

const plainWords = new Set(['of', 'the', 'and', 'for', 'plc', 'ltd', 'limited', 'bank'])

/** What people call a bank besides its name: its initials, with and without the word bank: `gtb`, `gt bank`, `uba`. */
export function bankAliases(name: string): string {
  const words = foldText(name).split(' ')
  if (words.length < 2) return ''
  const all = words.filter((word) => word !== 'of' && word !== 'the' && word !== 'plc').map((word) => word[0])
  const core = words.filter((word) => !plainWords.has(word)).map((word) => word[0])
  return `${all.join('')} ${words.map((word) => word[0]).join('')} ${core.join('')} ${core.join('')}bank`
}
