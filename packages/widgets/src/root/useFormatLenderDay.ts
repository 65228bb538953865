'use client'
import { useLenderDay } from './useLenderDay.ts'

/** Writes the day on which something is owed or ends, with the lender's zone beside it where the viewer would call it another day. */
export function useFormatLenderDay(): (iso: string) => string {
  const write = useLenderDay()
  return (iso) => {
    const { day, zone } = write(iso)
    return zone === null ? day : `${day} (${zone})`
  }
}
