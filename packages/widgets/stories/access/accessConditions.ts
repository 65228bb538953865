import type { LendingTheme } from '../../src/theme/LendingTheme.ts'
import type { AccessCondition } from './AccessCondition.ts'

// The distances of WCAG 1.4.12, which a reader may ask of any page.
const wideSpacing = `
  :root, :root *, :root *::before, :root *::after {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
  }
  :root p { margin-block-end: 2em !important; }`

const painted = { rules: 'colours', moves: false } as const
const moved = { rules: 'layout', moves: true } as const

/**
 * What every story must also stand. A change of colours cannot break a name or a role, nor a change of places a colour, so axe is
 * asked about colours alone or about places alone; a narrow window draws other elements, so there it is asked about everything.
 */
export function accessConditions(brands: Readonly<Record<string, LendingTheme>>): AccessCondition[] {
  return [
    { name: 'dark', scheme: 'dark', ...painted },
    // A brand in the dark is held by the contrast tests of the theme, which try every pair of colours.
    ...Object.entries(brands).map<AccessCondition>(([name, theme]) => ({
      name: `brand ${name}`,
      theme,
      scheme: 'light',
      ...painted,
    })),
    { name: 'right to left', dir: 'rtl', ...moved },
    { name: '320 px', window: { width: 320, height: 568 }, rules: 'all', moves: true },
    // Axe is asked about places where there is least room, at 320 px.
    {
      name: '200 % zoom',
      window: { width: 1280, height: 1024 },
      zoom: 2,
      rules: 'none',
      moves: true,
    },
    {
      name: 'text at 200 %',
      window: { width: 640, height: 1024 },
      readerStyle: ':root { font-size: 200% !important; }',
      rules: 'none',
      moves: true,
    },
    { name: 'wide text spacing', readerStyle: wideSpacing, rules: 'none', moves: true },
  ]
}
