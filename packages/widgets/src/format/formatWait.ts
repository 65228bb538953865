import { formatUnit, type TimeUnit } from './formatUnit.ts'

const minute = 60_000

/** Writes a waiting time of so many milliseconds, rounded up, in the largest unit that fits its precision: seconds, minutes, hours or days. */
export function formatWait(time: number, locale: string): string {
  const seconds = Math.max(1, Math.ceil(time / 1_000))
  const minutes = Math.ceil(time / minute)
  const [value, unit]: [number, TimeUnit] =
    seconds < 60
      ? [seconds, 'second']
      : minutes < 120
        ? [minutes, 'minute']
        : minutes < 48 * 60
          ? [Math.ceil(minutes / 60), 'hour']
          : [Math.ceil(minutes / 1_440), 'day']
  return formatUnit(value, unit, locale)
}
