import { contrastRatio } from './contrastRatio.ts'
import { mixColors } from './mixColors.ts'
import type { Rgb } from './Rgb.ts'

/** Moves a colour towards another until it stands out enough from every neighbour; as little as that takes. */
export function ensureContrast(color: Rgb, towards: Rgb, neighbours: readonly Rgb[], least: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const rounded = mixColors(color, towards, share).map(Math.round) as unknown as Rgb // still three channels
    if (neighbours.every((neighbour) => contrastRatio(rounded, neighbour) >= least)) return rounded
  }
  return towards
}
