import type { CountryName } from '../state/SandboxState.ts'

/** The kind of number that money goes to: `nuban` and `ghipss` are account numbers, `mobile_money` is a phone number. */
export type BankType = 'nuban' | 'ghipss' | 'mobile_money' | 'kepss'

/** One bank of the list. */
export type BankRow = {
  id: number
  name: string
  slug: string
  code: string
  longcode: string
  gateway: string | null
  active: boolean
  isDeleted: boolean
  country: CountryName
  type: BankType
}

type BankTable = {
  country: CountryName
  /** The first id of the country, so that ids of countries never overlap. */
  firstId: number
  /** The bank type of each letter in the second column. */
  types: Record<string, BankType>
  /** `code|marks|name`, a line each. Marks: a type letter, `-` inactive, `x` deleted, `g` reached by a gateway. */
  text: string
}

/** Reads a compact table of banks. */
export function readBankTable({ country, firstId, types, text }: BankTable): BankRow[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const [code = '', marks = '', name = ''] = line.split('|')
      return {
        id: firstId + index,
        name,
        slug: toSlug(name, country),
        code,
        longcode: types[marks.charAt(0)] === 'nuban' && code.length === 3 ? `${code}150000` : '',
        gateway: marks.includes('g') ? 'emandate' : null,
        active: !marks.includes('-'),
        isDeleted: marks.includes('x'),
        country,
        type: types[marks.charAt(0)] ?? 'nuban',
      }
    })
}

function toSlug(name: string, country: CountryName): string {
  const words =
    name
      .normalize('NFD')
      .toLowerCase()
      .replaceAll('&', 'and')
      .match(/[a-z0-9]+/g) ?? []
  return `${words.join('-')}${country === 'nigeria' ? '' : `-${country.slice(0, 2)}`}`
}
