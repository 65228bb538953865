import { toFormatLocale } from '@onlend/core/internal'
import { findOwnLanguage, type OwnLanguage } from './findOwnLanguage.ts'

export type TimeUnit = 'second' | 'minute' | 'hour' | 'day'

/** Units of time in the languages that browsers have no data for; `#` is the figure. */
const unitNames: Readonly<Record<OwnLanguage, Readonly<Record<TimeUnit, string>>>> = {
  ha: { second: 'daƙiƙa #', minute: 'minti #', hour: 'awa #', day: 'kwana #' },
  yo: { second: 'ìṣẹ́jú àáyá #', minute: 'ìṣẹ́jú #', hour: 'wákàtí #', day: 'ọjọ́ #' },
  ig: { second: 'sekọnd #', minute: 'nkeji #', hour: 'awa #', day: 'ụbọchị #' },
  tw: { second: 'sima sini #', minute: 'sima #', hour: 'dɔnhwere #', day: 'nna #' },
}

/** Writes a whole number of a unit of time in words, such as `8 seconds`. */
export function formatUnit(figure: number, unit: TimeUnit, locale: string): string {
  const language = findOwnLanguage(locale)
  const options = language === null ? ({ style: 'unit', unit, unitDisplay: 'long' } as const) : {}
  const written = new Intl.NumberFormat(toFormatLocale(locale), options).format(figure)
  return language === null ? written : unitNames[language][unit].replace('#', written)
}
