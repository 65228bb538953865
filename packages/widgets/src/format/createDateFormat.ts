import { findOwnLanguage, type OwnLanguage } from './findOwnLanguage.ts'
import { toDateLocale } from './toDateLocale.ts'

/** Months in the languages that browsers have no names for. In Twi people say the English names. */
const monthNames: Readonly<Partial<Record<OwnLanguage, string>>> = {
  ha: 'Janairu,Faburairu,Maris,Afirilu,Mayu,Yuni,Yuli,Agusta,Satumba,Oktoba,Nuwamba,Disamba',
  yo: 'Oṣù Ṣẹ́rẹ́,Oṣù Èrèlè,Oṣù Ẹrẹ̀nà,Oṣù Ìgbé,Oṣù Ẹ̀bibi,Oṣù Òkúdu,Oṣù Agẹmọ,Oṣù Ògún,Oṣù Owewe,Oṣù Ọ̀wàrà,Oṣù Bélú,Oṣù Ọ̀pẹ̀',
  ig: 'Jenụwarị,Febrụwarị,Maachị,Epreel,Mee,Juun,Julaị,Ọgọọst,Septemba,Ọktoba,Novemba,Disemba',
}
type DateFormat = {
  format: (date: Date) => string
  formatRange: (from: Date, to: Date) => string
}

/** Makes what writes days and moments in a locale, the same on a server and in every browser. */
export function createDateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const tag = toDateLocale(locale)
  const format = new Intl.DateTimeFormat(tag, options)
  const language = findOwnLanguage(locale)
  const own = language && monthNames[language]
  if (!own || (options.month !== 'short' && options.month !== 'long')) return format

  const names = own.split(',')
  // Three letters name a month in Hausa and Igbo, as in English; a Yoruba name is not shortened.
  const shorten = (name: string) => (options.month === 'short' && language !== 'yo' ? name.slice(0, 3) : name)
  const { timeZone } = format.resolvedOptions()
  const numbers = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { month: 'numeric', timeZone })
  const join = (parts: readonly Intl.DateTimeFormatPart[], getDate: (at: number) => Date) =>
    parts
      .map(({ type, value }, at) =>
        type === 'month' ? shorten(names[Number(numbers.format(getDate(at))) - 1] ?? value) : value,
      )
      .join('')
  return {
    format: (date) => join(format.formatToParts(date), () => date),
    formatRange: (from, to) => {
      const parts = format.formatRangeToParts(from, to)
      return join(parts, (at) => (parts[at]?.source === 'endRange' ? to : from))
    },
  }
}
