import type { BrandPath } from './brandPath.ts'
import type { StudioKey } from './useStudioWords.ts'

/** Without a label, the value is shown as it is. */
type Choice = { value: string; label?: StudioKey }

/** One value of a brand as a person edits it. */
export type BrandControlValue = { path: BrandPath; label: StudioKey; hint?: StudioKey } & (
  | { kind: 'color' }
  | { kind: 'text'; upload?: 'picture' | 'font' }
  | { kind: 'number' }
  | { kind: 'list'; of: 'numbers' | 'texts' }
  | { kind: 'choice'; options: readonly Choice[] }
)

/** A part of the editor with its controls. */
export type BrandSection = {
  title: StudioKey
  groups: readonly { title: StudioKey; controls: readonly BrandControlValue[] }[]
}

const lightColors = {
  colorPrimary: 'brandStudio.color.brand',
  colorOnPrimary: 'brandStudio.color.onBrand',
  colorBackground: 'brandStudio.color.page',
  colorSurface: 'brandStudio.color.surface',
  colorText: 'brandStudio.color.text',
  colorTextMuted: 'brandStudio.color.muted',
  colorBorder: 'brandStudio.color.lines',
  colorDanger: 'brandStudio.color.danger',
  colorSuccess: 'brandStudio.color.success',
  colorWarning: 'brandStudio.color.warning',
  colorInfo: 'brandStudio.color.info',
} as const

function colorsAt(place: 'tokens' | 'dark'): BrandControlValue[] {
  return Object.entries(lightColors).map(([token, label]) => ({
    kind: 'color',
    path: ['theme', place, token],
    label,
  }))
}

function choice(
  path: BrandPath,
  label: StudioKey,
  values: Readonly<Record<string, StudioKey>>,
): BrandControlValue {
  const options = Object.entries(values).map(([value, text]) => ({ value, label: text }))
  return { kind: 'choice', path, label, options }
}

const figures = (path: BrandPath, label: StudioKey, values: readonly string[]): BrandControlValue => ({
  ...{ kind: 'choice', path, label },
  options: values.map((value) => ({ value })),
})

const text = (path: BrandPath, label: StudioKey, hint?: StudioKey): BrandControlValue => ({
  ...{ kind: 'text', path, label },
  ...(hint !== undefined && { hint }),
})

/** The bounds of what a person may ask for in a currency. */
function limitsIn(currency: string): BrandControlValue[] {
  const bound = (asked: string, end: string, label: StudioKey) =>
    text(['limits', currency, asked, end], label)
  return [
    bound('withdraw', 'least', 'brandStudio.withdraw.least'),
    bound('withdraw', 'most', 'brandStudio.withdraw.most'),
    bound('requestDrawdown', 'least', 'brandStudio.drawdown.least'),
    bound('requestDrawdown', 'most', 'brandStudio.drawdown.most'),
  ]
}

/** A text that a file of the person's device can give. */
const withUpload = (upload: 'picture' | 'font', control: BrandControlValue): BrandControlValue =>
  control.kind === 'text' ? { ...control, upload } : control

const option = (name: string) => ['theme', 'options', name]
const token = (name: string) => ['theme', 'tokens', name]

/** The parts of the editor that are lists of plain values, in the order in which a brand is made. */
export const brandSections: readonly BrandSection[] = [
  {
    title: 'brandStudio.nameAndLogo',
    groups: [
      {
        title: 'brandStudio.name',
        controls: [
          text(['name'], 'brandStudio.name', 'brandStudio.name.hint'),
          choice(option('wordmark'), 'brandStudio.wordmark', {
            plain: 'brandStudio.wordmark.plain',
            capitals: 'brandStudio.wordmark.capitals',
            lowercase: 'brandStudio.wordmark.lowercase',
          }),
        ],
      },
      {
        title: 'brandStudio.logo',
        controls: [
          withUpload(
            'picture',
            text(['theme', 'logo', 'light'], 'brandStudio.logo.light', 'brandStudio.logo.hint'),
          ),
          withUpload('picture', text(['theme', 'logo', 'dark'], 'brandStudio.logo.dark')),
          text(['theme', 'logo', 'alt'], 'brandStudio.logo.alt'),
          { kind: 'number', path: ['theme', 'logo', 'width'], label: 'brandStudio.logo.width' },
          { kind: 'number', path: ['theme', 'logo', 'height'], label: 'brandStudio.logo.height' },
        ],
      },
    ],
  },
  {
    title: 'brandStudio.colours',
    groups: [
      { title: 'brandStudio.light', controls: colorsAt('tokens') },
      { title: 'brandStudio.dark', controls: colorsAt('dark') },
    ],
  },
  {
    title: 'brandStudio.typeAndShape',
    groups: [
      {
        title: 'brandStudio.type',
        controls: [
          withUpload('font', text(token('fontFamily'), 'brandStudio.fonts', 'brandStudio.fonts.hint')),
          figures(token('fontSize'), 'brandStudio.textSize', ['15px', '16px', '17px', '18px']),
          figures(token('fontWeightBold'), 'brandStudio.bold', ['600', '700', '800']),
        ],
      },
      {
        title: 'brandStudio.shape',
        controls: [
          choice(option('corners'), 'brandStudio.corners', {
            square: 'brandStudio.corners.square',
            soft: 'brandStudio.corners.soft',
            pill: 'brandStudio.corners.pill',
          }),
          choice(option('cards'), 'brandStudio.cards', {
            outlined: 'brandStudio.cards.outlined',
            raised: 'brandStudio.cards.raised',
            ruled: 'brandStudio.cards.ruled',
          }),
          choice(['theme', 'density'], 'brandStudio.density', {
            compact: 'brandStudio.density.compact',
            default: 'brandStudio.density.default',
            touch: 'brandStudio.density.touch',
          }),
          choice(option('icons'), 'brandStudio.icons', {
            light: 'brandStudio.icons.light',
            regular: 'brandStudio.icons.regular',
            bold: 'brandStudio.icons.bold',
          }),
          choice(option('header'), 'brandStudio.header', {
            plain: 'brandStudio.header.plain',
            filled: 'brandStudio.header.filled',
            ruled: 'brandStudio.header.ruled',
          }),
          choice(option('rail'), 'brandStudio.rail', {
            tinted: 'brandStudio.rail.tinted',
            filled: 'brandStudio.header.filled',
            bar: 'brandStudio.rail.bar',
          }),
        ],
      },
    ],
  },
  {
    title: 'brandStudio.amounts',
    groups: [
      { title: 'brandStudio.naira', controls: limitsIn('NGN') },
      { title: 'brandStudio.cedi', controls: limitsIn('GHS') },
      {
        title: 'brandStudio.more',
        controls: [
          {
            ...{ kind: 'list', of: 'numbers', path: ['tenors'], label: 'brandStudio.tenors' },
            hint: 'brandStudio.tenors.hint',
          },
          {
            ...{ kind: 'list', of: 'texts', path: ['countries'], label: 'brandStudio.countries' },
            hint: 'brandStudio.countries.hint',
          },
          text(['timeZone'], 'brandStudio.zone', 'brandStudio.zone.hint'),
        ],
      },
    ],
  },
  {
    title: 'brandStudio.contacts',
    groups: [
      {
        title: 'brandStudio.support',
        controls: [
          text(['support', 'email'], 'brandStudio.email'),
          text(['support', 'phone'], 'brandStudio.phone'),
          text(['support', 'url'], 'brandStudio.page', 'brandStudio.page.hint'),
          text(['support', 'hours'], 'brandStudio.hours', 'brandStudio.hours.hint'),
        ],
      },
      {
        title: 'brandStudio.addresses',
        controls: [
          text(['links', 'terms'], 'brandStudio.terms'),
          text(['links', 'privacy'], 'brandStudio.privacy'),
        ],
      },
    ],
  },
]
