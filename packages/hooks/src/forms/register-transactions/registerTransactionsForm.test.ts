import { expect, test } from 'vitest'
import { registerTransactionsForm } from './registerTransactionsForm.ts'

type Context = Parameters<typeof registerTransactionsForm.toSchema>[0]
type Values = typeof registerTransactionsForm.empty

const context: Context = {
  ...{ format: { digits: 2, locale: 'en-NG' }, currency: 'NGN', country: 'nigeria', operatorName: 'Harbour' },
  ...{ clientKinds: ['individual', 'business'], idTypes: ['bvn'], idValueAs: 'string', financing: 'ask' },
  ...{ sector: undefined, financier: undefined, meta: undefined, keepsPersonal: false },
}
const whole: Partial<Values> = {
  ...{ clientKind: 'individual', firstName: 'A', lastName: 'B', reference: 'INV-1', amountPayable: '1' },
  ...{ disbursementDate: '2025-03-06', expectedPaymentDate: '2025-06-04', sector: 'Lender' },
  ...{ financier: 'operator' },
}

function read(values: Partial<Values>, known: Partial<Context> = {}) {
  const schema = registerTransactionsForm.toSchema({ ...context, ...known })
  const { data, error } = schema.safeParse({ ...registerTransactionsForm.empty, ...values })
  return data ?? Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('what is missing or cannot be right is refused at its field', () => {
  const typed = { contactNumber: '12', amountPayable: '0' }
  const days = { disbursementDate: '2025-03-06', expectedPaymentDate: '2025-03-05' }
  expect(read({ clientKind: 'individual', ...typed, ...days })).toEqual({
    ...{ firstName: 'REQUIRED', lastName: 'REQUIRED', contactNumber: 'CONTACT_NUMBER_INVALID' },
    ...{ reference: 'REQUIRED', amountPayable: 'AMOUNT_NOT_POSITIVE', sector: 'REQUIRED' },
    ...{ financier: 'REQUIRED', expectedPaymentDate: 'PAID_BEFORE_DISBURSED' },
  })
})

test('T40: an identity number keeps its zeros as text, and is refused as a number that would lose them', () => {
  const client = (idValue: string, idValueAs: Context['idValueAs']) =>
    read({ ...whole, idType: 'bvn', idValue }, { idValueAs })
  expect(client('0220 0000 022', 'string')).toHaveProperty('transactions.0.client.id_value', '02200000022')
  expect(client('02200000022', 'number')).toEqual({ idValue: 'ID_VALUE_NOT_A_NUMBER' })
  expect(client('22000000022', 'number')).toHaveProperty('transactions.0.client.id_value', 22_000_000_022)
})

test('what the financing and its instalments lack is refused at its place', () => {
  const instalments = [{ amount: 'x', startDate: '2025-03-06', dueDate: '2025-03-01' }]
  expect(read({ ...whole, financed: true, drawdownId: 'drw_1', instalments })).toEqual({
    ...{ financedAmount: 'REQUIRED', 'instalments.0.amount': 'AMOUNT_NOT_A_NUMBER' },
    'instalments.0.dueDate': 'INSTALMENT_DUE_BEFORE_START',
  })
})
