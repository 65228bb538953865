import type { FieldPath } from 'react-hook-form'
import type { WithdrawFieldName, WithdrawValues } from './withdrawFormTypes.ts'

/** Where the engine finds what is typed of a bank. */
const bank = 'bank.code'

/** The path at which the engine finds what is typed into a field. */
export type WithdrawPath = Exclude<WithdrawFieldName, 'bankCode'> | typeof bank

/** The engine knows a field by its path, a page by its name. */
export const withdrawPaths: {
  bank: typeof bank
  toPath: (name: WithdrawFieldName) => WithdrawPath
  /** None where a person types nothing. */
  toNames: (path: FieldPath<WithdrawValues>) => readonly WithdrawFieldName[]
} = {
  bank,
  toPath: (name) => (name === 'bankCode' ? bank : name),
  toNames: (path) => {
    if (path === bank) return ['bankCode']
    const [part] = path.split('.', 1)
    // The cast holds for the paths that are left.
    return part === 'method' || part === 'recipientEnd' || part === 'bank' ? [] : [path as WithdrawFieldName]
  },
}
