import type { BankRow } from './BankRow.ts'
import { ghanaianBanks } from './ghanaianBanks.ts'
import { kenyanBanks } from './kenyanBanks.ts'
import { nigerianBanks } from './nigerianBanks.ts'

/** Every bank that the sandbox lists, the large ones of each country first, so that the hundred that are shown hold them. */
export const banks: readonly BankRow[] = [...nigerianBanks, ...ghanaianBanks, ...kenyanBanks]
