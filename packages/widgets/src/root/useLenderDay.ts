'use client'
import { formatDate } from '../format/formatDate.ts'
import { toDateLocale } from '../format/toDateLocale.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'

type LenderDay = {
  day: string
  /** The lender's zone where the viewer would call it another day, else `null`. */
  zone: string | null
}

/** Writes the day on which something is owed or ends, as the lender counts days. A date without a time is that day everywhere. */
export function useLenderDay(): (iso: string) => LenderDay {
  const { locale, timeZone, lenderTimeZone } = useLendingRoot()
  return (iso) => {
    const day = formatDate(iso, locale, lenderTimeZone)
    if (day === formatDate(iso, locale, timeZone)) return { day, zone: null }
    const zone = new Intl.DateTimeFormat(toDateLocale(locale), {
      timeZone: lenderTimeZone,
      timeZoneName: 'short',
    })
      .formatToParts(new Date(iso))
      .find(({ type }) => type === 'timeZoneName')
    return { day, zone: zone?.value ?? lenderTimeZone }
  }
}
