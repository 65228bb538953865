import { expectTypeOf, test } from 'vitest'
import type { CreateBusinessFormProps } from '../create-business-form/CreateBusinessForm.tsx'
import type { ReconcileRepaymentsFormProps } from '../reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import type { RegisterCustomerFormProps } from '../register-customer-form/RegisterCustomerForm.tsx'
import type { RegisterTransactionsFormProps } from '../register-transactions-form/RegisterTransactionsForm.tsx'
import type { RequestDrawdownFormProps } from '../request-drawdown-form/RequestDrawdownForm.tsx'
import type { WithdrawFormProps } from '../withdraw-form/WithdrawForm.tsx'

type FieldsOf<Props extends { fields?: unknown }> = keyof NonNullable<Props['fields']>

test('a misspelt field of a form does not compile, and any country does', () => {
  // @ts-expect-error The field is called `amount`.
  const fields: WithdrawFormProps['fields'] = { amuont: { readOnly: true } }
  expectTypeOf(fields).not.toBeAny()
  expectTypeOf<'amount' | 'bankCode'>().toExtend<FieldsOf<WithdrawFormProps>>()
  expectTypeOf<'misspelt'>().not.toExtend<FieldsOf<WithdrawFormProps>>()
  expectTypeOf<'misspelt'>().not.toExtend<FieldsOf<RequestDrawdownFormProps>>()
  expectTypeOf<'misspelt'>().not.toExtend<FieldsOf<RegisterCustomerFormProps>>()
  expectTypeOf<'misspelt'>().not.toExtend<FieldsOf<RegisterTransactionsFormProps>>()
  expectTypeOf<'misspelt'>().not.toExtend<FieldsOf<ReconcileRepaymentsFormProps>>()
  expectTypeOf<'misspelt'>().not.toExtend<FieldsOf<CreateBusinessFormProps>>()
  expectTypeOf<'senegal'>().toExtend<WithdrawFormProps['country']>()
})
