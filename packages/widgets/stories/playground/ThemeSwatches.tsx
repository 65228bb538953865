import type { ReactNode } from 'react'
import { contrastRatio } from '../../src/theme/contrastRatio.ts'
import { deriveColors } from '../../src/theme/deriveColors.ts'
import type { LendingTheme } from '../../src/theme/LendingTheme.ts'
import { parseColor } from '../../src/theme/parseColor.ts'

/** What stands on what, and how well it has to be told apart. */
const pairs = [
  ['text', 'background', 4.5],
  ['text-muted', 'surface', 4.5],
  ['on-primary', 'primary', 4.5],
  ['primary-text', 'background', 4.5],
  ['primary-text', 'primary-subtle', 4.5],
  ['danger-text', 'danger-subtle', 4.5],
  ['success-text', 'success-subtle', 4.5],
  ['warning-text', 'warning-subtle', 4.5],
  ['info-text', 'info-subtle', 4.5],
  ['border-strong', 'background', 3],
  ['focus', 'background', 3],
] as const

/** The colours of a theme in both schemes, each on its ground and with its contrast. */
export function ThemeSwatches({ theme }: { theme: LendingTheme }): ReactNode {
  return (
    <div className="theme-playground-swatches">
      <Swatches theme={theme} scheme="light" />
      <Swatches theme={theme} scheme="dark" />
    </div>
  )
}

function Swatches({ theme, scheme }: { theme: LendingTheme; scheme: 'light' | 'dark' }): ReactNode {
  const own = deriveColors({}, scheme).colors
  const findColor = (name: string) => theme[scheme][`--ol-${scheme}-${name}`] ?? own[name] ?? ''
  return (
    <table>
      <caption>{scheme === 'light' ? 'Light' : 'Dark'}</caption>
      <thead>
        <tr>
          <th scope="col">Colours</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([name, ground, least]) => {
          const ratio = getContrastRatio(findColor(name), findColor(ground))
          return (
            <tr key={`${name} ${ground}`}>
              <th scope="row">
                <span
                  className="theme-playground-swatch"
                  style={{ color: findColor(name), background: findColor(ground) }}
                  aria-hidden="true"
                >
                  {least === 3 ? '◯' : 'Aa'}
                </span>
                {name} on {ground}
              </th>
              <td>
                {ratio.toFixed(2)} {ratio >= least ? '✓' : `✗ needs ${least}`}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function getContrastRatio(color: string, ground: string): number {
  const [one, other] = [parseColor(color), parseColor(ground)]
  return one && other ? contrastRatio(one, other) : 0
}
