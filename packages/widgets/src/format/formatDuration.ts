import { formatUnit, type TimeUnit } from './formatUnit.ts'

/** Writes how long something will take, no finer than is known: `40 seconds`, `3 minutes`, `2 hours`. */
export function formatDuration(seconds: number, locale: string): string {
  const [figure, unit]: [number, TimeUnit] =
    seconds < 55
      ? [Math.max(5, Math.ceil(seconds / 5) * 5), 'second']
      : seconds < 3_570
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3_600), 'hour']
  return formatUnit(figure, unit, locale)
}
