import { toFormatLocale } from '@onlend/core/internal'

/**
 * The locale that days and times are written in. English without a region is American to `Intl`; where the kit is used, English puts the day
 * first and counts the hours to 24.
 */
export function toDateLocale(locale: string): string {
  return /^en(?:-XA)?$/.test(locale) ? 'en-GB' : toFormatLocale(locale)
}
