import type { BankRow } from './BankRow.ts'
import { ghanaianBanks } from './ghanaianBanks.ts'
import { kenyanBanks } from './kenyanBanks.ts'
import { nigerianBanks } from './nigerianBanks.ts'

/** Every bank that the sandbox lists, by country and then by name, as the service orders them. */
export const banks: readonly BankRow[] = [...nigerianBanks, ...ghanaianBanks, ...kenyanBanks]
