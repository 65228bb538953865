import type { CountryName } from '../state/SandboxState.ts'

/** How money reaches a bank: `nuban` and `ghipss` are account numbers, `mobile_money` is a phone number. */
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
