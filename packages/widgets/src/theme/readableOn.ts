import { contrastRatio } from './contrastRatio.ts'
import type { Rgb } from './Rgb.ts'

const white: Rgb = [255, 255, 255]
const ink: Rgb = [12, 18, 16]
const black: Rgb = [0, 0, 0]

/** The colour of text on a fill: white or near-black, whichever is told apart better; at least 4.5:1 on any fill. */
export function readableOn(fill: Rgb): Rgb {
  const best = contrastRatio(fill, white) >= contrastRatio(fill, ink) ? white : ink
  // On a few mid-tones neither is enough; pure black always is.
  if (contrastRatio(fill, best) >= 4.5) return best
  return contrastRatio(fill, white) >= contrastRatio(fill, black) ? white : black
}
