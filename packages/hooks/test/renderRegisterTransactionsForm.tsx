import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import {
  type UseRegisterTransactionsFormParameters,
  useRegisterTransactionsForm,
} from '../src/forms/index.ts'
import { type Fixture, createFixture } from './createFixture.tsx'
import { renderPlainForm } from './renderPlainForm.tsx'

/** Every field of the second page. */
export const wholeTransaction = {
  reference: 'INV-1',
  amountPayable: '275000.50',
  disbursementDate: '2025-03-06',
  expectedPaymentDate: '2025-06-04',
  sector: 'Lender',
  financier: 'operator',
}

/** A transaction without looks. */
export function renderRegisterTransactionsForm(
  changes: Partial<UseRegisterTransactionsFormParameters> = {},
  fixture: Fixture = createFixture(),
) {
  const options = { operatorName: 'Harbour Capital', currency: 'NGN', locale: 'en-NG', ...changes }
  const rendered = renderPlainForm({
    ...{ useForm: useRegisterTransactionsForm, options, fixture },
    list: ({ fields, instalments }) =>
      fields.flatMap((name) =>
        name === 'instalments'
          ? Array.from({ length: instalments.count }).flatMap((_, index) =>
              ['startDate', 'dueDate', 'amount'].map((part) => `instalments.${index}.${part}`),
            )
          : name,
      ),
  })
  const { form, fill, goOn, status } = rendered
  return {
    ...rendered,
    value: (name: string) => screen.getByLabelText<HTMLInputElement>(name).value,
    codes: () => form().errors.map(({ field, code }) => [field, code]),
    warnings: () => form().warnings.map(({ code }) => code),
    /** Every page up to the last one. */
    fillPages: async (
      changes: { client?: Record<string, string>; transaction?: Record<string, string> } = {},
    ) => {
      await fill(changes.client ?? { firstName: 'Ngozi', lastName: 'Okafor' })
      await goOn()
      await waitFor(() => expect(status()).toBe('details 1 -'))
      await fill({ ...wholeTransaction, ...changes.transaction })
      await goOn()
      await waitFor(() => expect(status()).not.toBe('details 1 -'))
    },
    toReview: async () => {
      await goOn()
      await waitFor(() => expect(form().step).toBe('review'))
    },
    sent: () => fixture.sandbox.calls.filter(({ endpoint }) => endpoint === 'registerTransactions'),
  }
}
