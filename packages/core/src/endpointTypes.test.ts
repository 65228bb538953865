import { expectTypeOf, test } from 'vitest'
import type { Amount } from './amounts/Amount.ts'
import type { EndpointInput, EndpointOutput, EndpointParameters } from './endpointTypes.ts'
import type { createBusiness } from './endpoints/createBusiness.ts'
import type { endpoints } from './endpoints/endpoints.ts'
import type { getActiveDrawdown } from './endpoints/getActiveDrawdown.ts'
import type { getCreditLimit } from './endpoints/getCreditLimit.ts'
import type { getCustomerPartner } from './endpoints/getCustomerPartner.ts'
import type { listBanks } from './endpoints/listBanks.ts'
import type { listCustomerPartners } from './endpoints/listCustomerPartners.ts'
import type { listCustomers } from './endpoints/listCustomers.ts'
import type { registerTransactions } from './endpoints/registerTransactions.ts'
import type { submitCreditAssessment } from './endpoints/submitCreditAssessment.ts'
import type { withdraw } from './endpoints/withdraw.ts'
import type { CreditLimit } from './models/CreditLimit.ts'
import type { LockboxAccount } from './models/LockboxAccount.ts'
import type { getOperation } from './relay/getOperation.ts'
import type { OpenUnion } from './schema/OpenUnion.ts'

test('a read takes the ids of its path', () => {
  expectTypeOf<EndpointParameters<typeof getCreditLimit>>().toEqualTypeOf<{ customerPartnerId: string }>()
  expectTypeOf<EndpointParameters<typeof listCustomerPartners>>().toEqualTypeOf<{
    channelPartnerId: string
  }>()
  expectTypeOf<EndpointParameters<typeof getOperation>>().toEqualTypeOf<{ operationId: string }>()
})

test('T18: a segment that may be left out is a number that may be left out', () => {
  expectTypeOf<EndpointParameters<typeof listBanks>>().toEqualTypeOf<{
    country: string
    perPage?: number | undefined
  }>()
})

test('T13, T58: a write takes its owner by one name, whether it travels in the path or in the body', () => {
  expectTypeOf<keyof EndpointParameters<typeof createBusiness>>().toEqualTypeOf<'channelPartnerId' | 'body'>()
  expectTypeOf<keyof EndpointParameters<typeof registerTransactions>>().toEqualTypeOf<
    'customerPartnerId' | 'body'
  >()
  expectTypeOf<keyof EndpointParameters<typeof withdraw>>().toEqualTypeOf<'customerPartnerId' | 'body'>()
  expectTypeOf<EndpointInput<typeof registerTransactions>>().not.toHaveProperty('customer_partner_id')
})

test('T62: the two forms of a withdrawal do not mix', () => {
  type Body = EndpointInput<typeof withdraw>
  expectTypeOf<Extract<Body, { account_type: 'bank' }>>().not.toHaveProperty('narration')
  expectTypeOf<Extract<Body, { account_type: 'mobile-money' }>>().not.toHaveProperty('name')
  expectTypeOf<Body['amount']>().toEqualTypeOf<Amount>()
})

test('T5: only what may be missing is nullable', () => {
  expectTypeOf<EndpointOutput<typeof getCreditLimit>>().toEqualTypeOf<CreditLimit | null>()
  expectTypeOf<null>().toExtend<EndpointOutput<typeof getActiveDrawdown>>()
  expectTypeOf<EndpointOutput<typeof getCustomerPartner>>().not.toBeNullable()
  expectTypeOf<
    EndpointOutput<typeof getCustomerPartner>['lockbox_account']
  >().toEqualTypeOf<LockboxAccount | null>()
  expectTypeOf<EndpointOutput<typeof withdraw>>().toEqualTypeOf<null>()
  expectTypeOf<EndpointOutput<typeof submitCreditAssessment>>().toEqualTypeOf<null>()
})

test('T31: an amount is a decimal string in every answer and never a number', () => {
  expectTypeOf<CreditLimit['limit']>().toEqualTypeOf<Amount>()
  expectTypeOf<number>().not.toExtend<Amount>()
  expectTypeOf<'1500.50'>().toExtend<Amount>()
  expectTypeOf<'1,500'>().not.toExtend<Amount>()
})

test('T21: the id of a bank is a number, every other id a string', () => {
  expectTypeOf<EndpointOutput<typeof listBanks>[number]['id']>().toEqualTypeOf<number>()
  expectTypeOf<EndpointOutput<typeof listCustomers>['customers'][number]['id']>().toEqualTypeOf<string>()
})

test('T48: a state names the values seen and stays open', () => {
  expectTypeOf<'defaulted'>().toExtend<OpenUnion<'defaulted'>>()
  expectTypeOf<string>().toExtend<OpenUnion<'defaulted'>>()
  expectTypeOf<CreditLimit['status']>().toEqualTypeOf<OpenUnion<'active'> | null>()
})

test('the registry keeps each endpoint with its own type', () => {
  expectTypeOf<(typeof endpoints)['withdraw']>().toEqualTypeOf<typeof withdraw>()
})
