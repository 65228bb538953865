'use client'
import { formatDate } from '../format/formatDate.ts'
import { toDateLocale } from '../format/toDateLocale.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'

/**
 * Writes the day on which something is owed or ends, as the lender counts days, with the zone beside it where the viewer would call it another
 * day. A date without a time is that day everywhere.
 */
export function useFormatLenderDay(): (iso: string) => string {
  const { locale, timeZone, lenderTimeZone } = useLendingRoot()
  return (iso) => {
    const day = formatDate(iso, locale, lenderTimeZone)
    if (day === formatDate(iso, locale, timeZone)) return day
    const zone = new Intl.DateTimeFormat(toDateLocale(locale), {
      timeZone: lenderTimeZone,
      timeZoneName: 'short',
    })
      .formatToParts(new Date(iso))
      .find(({ type }) => type === 'timeZoneName')
    return `${day} (${zone?.value ?? lenderTimeZone})`
  }
}
