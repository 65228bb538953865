import type { BrandPath } from './brandPath.ts'

type Choice = { value: string; label: string }

/** One value of a brand as a person edits it. */
export type BrandControlValue = { path: BrandPath; label: string; hint?: string } & (
  | { kind: 'color' }
  | { kind: 'text'; upload?: 'picture' | 'font' }
  | { kind: 'number' }
  | { kind: 'list'; of: 'numbers' | 'texts' }
  | { kind: 'choice'; options: readonly Choice[] }
)

/** A part of the editor with its controls. */
export type BrandSection = {
  title: string
  groups: readonly { title: string; controls: readonly BrandControlValue[] }[]
}

const lightColors = {
  colorPrimary: 'Brand',
  colorOnPrimary: 'Text on the brand',
  colorBackground: 'Page',
  colorSurface: 'Cards and fields',
  colorText: 'Text',
  colorTextMuted: 'Quiet text',
  colorBorder: 'Lines',
  colorDanger: 'Danger',
  colorSuccess: 'Success',
  colorWarning: 'Warning',
  colorInfo: 'Information',
} as const

function colorsAt(place: 'tokens' | 'dark'): BrandControlValue[] {
  return Object.entries(lightColors).map(([token, label]) => ({
    kind: 'color',
    path: ['theme', place, token],
    label,
  }))
}

function choice(path: BrandPath, label: string, values: Readonly<Record<string, string>>): BrandControlValue {
  const options = Object.entries(values).map(([value, text]) => ({ value, label: text }))
  return { kind: 'choice', path, label, options }
}

const text = (path: BrandPath, label: string, hint?: string): BrandControlValue => ({
  ...{ kind: 'text', path, label },
  ...(hint !== undefined && { hint }),
})

/** The bounds of what a person may ask for in a currency. */
function limitsIn(currency: string): BrandControlValue[] {
  const bound = (asked: string, end: string, label: string) => text(['limits', currency, asked, end], label)
  return [
    bound('withdraw', 'least', 'Least withdrawal'),
    bound('withdraw', 'most', 'Largest withdrawal'),
    bound('requestDrawdown', 'least', 'Least drawdown'),
    bound('requestDrawdown', 'most', 'Largest drawdown'),
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
    title: 'Name and logo',
    groups: [
      {
        title: 'Name',
        controls: [
          text(['name'], 'Name', 'As people see it, at most 80 characters.'),
          choice(option('wordmark'), 'Wordmark', {
            plain: 'As written',
            capitals: 'Spaced capitals',
            lowercase: 'Lower case',
          }),
        ],
      },
      {
        title: 'Logo',
        controls: [
          withUpload(
            'picture',
            text(
              ['theme', 'logo', 'light'],
              'Address of the picture',
              'https:, or a path such as /brands/sahel.svg.',
            ),
          ),
          withUpload('picture', text(['theme', 'logo', 'dark'], 'Address of the picture in the dark')),
          text(['theme', 'logo', 'alt'], 'Text for people who do not see it'),
          { kind: 'number', path: ['theme', 'logo', 'width'], label: 'Width in px' },
          { kind: 'number', path: ['theme', 'logo', 'height'], label: 'Height in px' },
        ],
      },
    ],
  },
  {
    title: 'Colours',
    groups: [
      { title: 'Light', controls: colorsAt('tokens') },
      { title: 'Dark', controls: colorsAt('dark') },
    ],
  },
  {
    title: 'Type and shape',
    groups: [
      {
        title: 'Type',
        controls: [
          withUpload(
            'font',
            text(token('fontFamily'), 'Fonts', 'In order, such as: "Noto Sans", sans-serif.'),
          ),
          choice(token('fontSize'), 'Text size', {
            '15px': '15 px',
            '16px': '16 px',
            '17px': '17 px',
            '18px': '18 px',
          }),
          choice(token('fontWeightBold'), 'Bold', { '600': '600', '700': '700', '800': '800' }),
        ],
      },
      {
        title: 'Shape',
        controls: [
          choice(option('corners'), 'Corners', { square: 'Square', soft: 'Soft', pill: 'Round' }),
          choice(option('cards'), 'Cards', {
            outlined: 'A line around',
            raised: 'A shadow',
            ruled: 'A line above',
          }),
          choice(['theme', 'density'], 'Density', {
            compact: 'Compact',
            default: 'Usual',
            touch: 'For fingers',
          }),
          choice(option('icons'), 'Icons', { light: 'Light', regular: 'Regular', bold: 'Bold' }),
          choice(option('header'), 'Head of the page', {
            plain: 'Quiet',
            filled: 'Filled',
            ruled: 'A line below',
          }),
          choice(option('rail'), 'Open place of the menu', {
            tinted: 'Tinted',
            filled: 'Filled',
            bar: 'A bar',
          }),
        ],
      },
    ],
  },
  {
    title: 'Amounts',
    groups: [
      { title: 'In naira', controls: limitsIn('NGN') },
      { title: 'In cedi', controls: limitsIn('GHS') },
      {
        title: 'Tenors, countries and zone',
        controls: [
          {
            ...{ kind: 'list', of: 'numbers', path: ['tenors'], label: 'Days of a drawdown' },
            hint: 'In order, such as: 14, 30, 60. Without any, a form offers 30, 60 and 90.',
          },
          {
            ...{ kind: 'list', of: 'texts', path: ['countries'], label: 'Countries of a new business' },
            hint: 'By their two letters, in order, such as: NG, GH. Without any, a form offers all.',
          },
          text(['timeZone'], 'Time zone of the lender', 'Such as Africa/Lagos: due dates are days there.'),
        ],
      },
    ],
  },
  {
    title: 'Contacts',
    groups: [
      {
        title: 'Support',
        controls: [
          text(['support', 'email'], 'E-mail'),
          text(['support', 'phone'], 'Telephone'),
          text(['support', 'url'], 'Page', 'An https address.'),
          text(['support', 'hours'], 'Hours', 'Such as Monday to Friday, 8 to 17.'),
        ],
      },
      {
        title: 'Addresses',
        controls: [text(['links', 'terms'], 'Terms'), text(['links', 'privacy'], 'Privacy')],
      },
    ],
  },
]
