import { ruleTester } from '../ruleTester.js'
import { oneValuePerFile } from './oneValuePerFile.js'

const at = (filename, code) => ({
  name: `${filename}: ${code}`,
  filename: `/house/packages/core/src/${filename}`,
  code,
})

ruleTester.run('one-value-per-file', oneValuePerFile, {
  valid: [
    at('dates/toIsoDate.ts', 'export function toIsoDate() {}'),
    at(
      'models/Bank.ts',
      'export const Bank = 1; export type Bank = typeof Bank; export interface BankName {}',
    ),
    at('endpointTypes.ts', 'export type A = 1; export type B = 2'),
    at(
      'reads/useBanks.ts',
      'export function banksQueryKey() {} export function banksQueryOptions() {} export function useBanks() {}',
    ),
    at('operations/withdraw.ts', 'export const withdrawEffects = 1; export const withdrawOperation = 2'),
    at('envelopes.ts', 'export const dataEnvelope = 1; export const bareEnvelope = 2'),
    at('paths/ids.ts', 'export function readId() {} export function isOwnerId() {}'),
    at('index.ts', "export { a } from './a.ts'; export { b } from './b.ts'"),
    at('withdraw-form/withdraw.words.ts', 'export const withdraw = {}'),
    at('models/Bank.test.ts', 'export const a = 1; export const b = 2'),
    at(
      'amounts/add.ts',
      'function add(a: string): void; function add() {} export { add, type X }; type X = 1',
    ),
  ],
  invalid: [
    {
      ...at('operations/withdraw.ts', 'export const withdrawOperation = 1; export const drawdownEffects = 2'),
      errors: [{ messageId: 'name', data: { name: 'drawdownEffects', extension: 'ts' } }],
    },
    { ...at('models/withdraw.ts', 'export const withdrawOperation = 1'), errors: [{ messageId: 'name' }] },
    {
      ...at('reads/useBanks.ts', 'export function useBanks() {} export function ratesQueryKey() {}'),
      errors: [{ messageId: 'several', data: { names: 'useBanks, ratesQueryKey' } }],
    },
    {
      ...at('dates/dates.ts', 'export function toIsoDate() {} export const pattern = /x/'),
      errors: [{ messageId: 'several', data: { names: 'toIsoDate, pattern' } }],
    },
    {
      ...at('models/ids.ts', 'export function readId() {} export function isOwnerId() {}'),
      errors: [{ messageId: 'several' }],
    },
    { ...at('dates/isoDate.ts', 'export function toIsoDate() {}'), errors: [{ messageId: 'name' }] },
    { ...at('errors/errors.ts', 'export class ApiError {}'), errors: [{ messageId: 'name' }] },
  ],
})
