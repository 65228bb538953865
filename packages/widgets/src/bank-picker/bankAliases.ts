import { foldText } from './foldText.ts'

const small = new Set(['of', 'the', 'and', 'for'])
const legal = new Set(['bank', 'plc', 'ltd', 'limited'])

/** What people call a bank besides its name: its initials in the ways they are formed, `uba`, `fcmb`, `gtb`, `gtbank`. */
export function bankAliases(name: string): string {
  const words = foldText(name).split(' ')
  if (words.length < 2) return ''
  const initials = (kept: readonly string[]) => kept.map((word) => word[0]).join('')
  const core = initials(words.filter((word) => !small.has(word) && !legal.has(word)))
  return `${initials(words)} ${initials(words.filter((word) => !small.has(word)))} ${core} ${core}bank`
}
