import type { Rgb } from './parseColor.ts'

/** Writes a colour as `#rrggbb`. */
export function colorToHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
