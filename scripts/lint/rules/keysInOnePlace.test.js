import { ruleTester } from '../ruleTester.js'
import { keysInOnePlace } from './keysInOnePlace.js'

const at = (filename, code) => ({ name: `${filename}: ${code}`, filename: `/house/${filename}`, code })
const errors = [{ messageId: 'byHand' }]

ruleTester.run('keys-in-one-place', keysInOnePlace, {
  valid: [
    at(
      'packages/hooks/src/queries/lendingKeys.ts',
      "export const lendingKeys = { all: () => ['onlend'], x: { queryKey: ['a'] } }",
    ),
    at('packages/hooks/src/reads/useBanks.ts', 'useQuery({ queryKey: lendingKeys.banks(parameters) })'),
    at('packages/hooks/src/reads/useBanks.test.tsx', "useQuery({ queryKey: ['host'] })"),
  ],
  invalid: [
    { ...at('packages/hooks/src/reads/useBanks.ts', "useQuery({ queryKey: ['banks', country] })"), errors },
    {
      ...at(
        'packages/hooks/src/writes/useWithdraw.ts',
        "useMutation({ mutationKey: ['withdraw'] as const })",
      ),
      errors,
    },
    {
      ...at('packages/widgets/src/withdraw-form/x.ts', "client.invalidateQueries({ queryKey: ['banks'] })"),
      errors,
    },
    { ...at('packages/hooks/src/writes/useWithdraw.ts', "client.setQueryData(['limit', id], next)"), errors },
  ],
})
