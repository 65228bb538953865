import { findOwnLanguage, type OwnLanguage } from './findOwnLanguage.ts'
import { formatUnit } from './formatUnit.ts'

/** Ages in the languages that browsers have no data for; `#` is the time. */
const agesOf: Readonly<Record<OwnLanguage, { ago: string; yesterday: string }>> = {
  ha: { ago: '# da suka wuce', yesterday: 'jiya' },
  yo: { ago: '# sẹ́yìn', yesterday: 'àná' },
  ig: { ago: '# gara aga', yesterday: 'ụnyaahụ' },
  tw: { ago: '# a atwam', yesterday: 'nnora' },
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Says how long ago something was, such as `5 minutes ago`; `null` under a minute. `milliseconds` is the age. */
export function formatAge(milliseconds: number, locale: string): string | null {
  for (const [unit, length] of units) {
    if (milliseconds < length) continue
    const figure = Math.floor(milliseconds / length)
    const language = findOwnLanguage(locale)
    if (language === null)
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-figure, unit)
    const { ago, yesterday } = agesOf[language]
    return unit === 'day' && figure === 1 ? yesterday : ago.replace('#', formatUnit(figure, unit, locale))
  }
  return null
}
