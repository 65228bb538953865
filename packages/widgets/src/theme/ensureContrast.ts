import { contrastRatio } from './contrastRatio.ts'
import { mixColors } from './mixColors.ts'
import type { Rgb } from './parseColor.ts'

/** Moves a colour towards another until it stands out enough from every neighbour; as little as that takes. */
export function ensureContrast(color: Rgb, towards: Rgb, neighbours: readonly Rgb[], least: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const rounded = roundChannels(mixColors(color, towards, share))
    if (neighbours.every((neighbour) => contrastRatio(rounded, neighbour) >= least)) return rounded
  }
  return roundChannels(towards)
}

/** Rounds a color: the CSS has whole numbers, so the contrast must be measured with them. */
function roundChannels([red, green, blue]: Rgb): Rgb {
  return [Math.round(red), Math.round(green), Math.round(blue)]
}
