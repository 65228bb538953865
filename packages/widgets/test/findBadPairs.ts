import { contrastRatio } from '../src/theme/contrastRatio.ts'
import type { createTheme } from '../src/theme/createTheme.ts'
import { deriveColors } from '../src/theme/deriveColors.ts'
import { mixColors } from '../src/theme/mixColors.ts'
import { parseColor, type Rgb } from '../src/theme/parseColor.ts'

const tones = ['primary', 'danger', 'success', 'warning', 'info']
const toneTexts = tones.map((tone) => `${tone}-text`)

/** The grounds of text, and the texts that may stand on them at 4.5:1; lines and signs need 3:1. */
export const grounds = ['background', 'surface', ...tones.map((tone) => `${tone}-subtle`)]
export const texts = ['text', 'text-muted', ...toneTexts]
export const lines = ['border-strong', 'focus', ...texts]
export const fills = [...tones, 'primary-hover', 'primary-active']

const kitColors = { light: deriveColors({}, 'light').colors, dark: deriveColors({}, 'dark').colors }

/** The pairs of colours of a theme that cannot be told apart, in both schemes, with their contrast. */
export function findBadPairs(theme: ReturnType<typeof createTheme>): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const color = (name: string): Rgb => {
      const found = parseColor(theme[scheme][`--ol-${scheme}-${name}`] ?? kitColors[scheme][name] ?? '')
      if (!found) throw new Error(`${scheme} ${name} is missing`)
      return found
    }
    const bad: string[] = []
    const need = (one: string, other: string, least: number, ground = color(other)) => {
      const ratio = contrastRatio(color(one), ground)
      if (ratio < least) bad.push(`${scheme} ${one} on ${other}: ${ratio.toFixed(2)}`)
    }
    for (const ground of grounds) {
      for (const text of texts) need(text, ground, 4.5)
      for (const line of lines) need(line, ground, 3)
    }
    for (const fill of fills) need(`on-${fill.split('-')[0]}`, fill, 4.5)
    // A meter’s track is a breath of the text’s colour; its fill stands against the track and against the ground.
    for (const ground of ['background', 'surface']) {
      const track = mixColors(color(ground), color('text'), 0.09)
      for (const fill of toneTexts) need(fill, `the track on ${ground}`, 3, track)
    }
    return bad
  })
}
