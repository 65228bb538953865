import type { Rgb } from './parseColor.ts'

/** `share` of the second colour (0 to 1) in the first. */
export function mixColors(first: Rgb, second: Rgb, share: number): Rgb {
  const mix = (index: 0 | 1 | 2) => first[index] + (second[index] - first[index]) * share
  return [mix(0), mix(1), mix(2)]
}
