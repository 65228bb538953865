import { screen } from '@testing-library/react'
import {
  type CreateBusinessValues,
  type UseCreateBusinessFormParameters,
  useCreateBusinessForm,
} from '../src/forms/index.ts'
import { type Fixture, createFixture } from './createFixture.tsx'
import { renderPlainForm } from './renderPlainForm.tsx'

/** The values of a business that the sandbox does not know. */
export const coldChain: Partial<CreateBusinessValues> = {
  businessName: 'Kunle Cold Chain',
  companyName: 'Kunle Cold Chain Limited',
  industry: 'Logistics',
  sector: 'market-place',
  companySize: '21-50',
  yearsOfOperations: '2+ Years',
  taxId: '00123456-0001',
  website: 'kunle-cold-chain.example',
  country: 'NG',
  registeredState: 'Lagos',
  registeredCity: 'Ikeja',
  registeredStreet: '4 Sample Close',
  firstName: 'Kunle',
  lastName: 'Sample',
  email: 'owner@kunle-cold-chain.example',
}

/** A new business without looks. Every field but the phone has a value. */
export function renderCreateBusinessForm(
  changes: Partial<UseCreateBusinessFormParameters> = {},
  fixture: Fixture = createFixture(),
) {
  const options = { defaultValues: coldChain, ...changes }
  const rendered = renderPlainForm({ useForm: useCreateBusinessForm, options, fixture })
  const { goOn, type } = rendered
  return {
    ...rendered,
    /** Goes from a filled-in form to the open review. */
    toReview: async () => {
      await goOn()
      await screen.findByLabelText('phone')
      await type({ phone: '+234 803 000-0011' })
      await goOn()
      await screen.findByText('details 2 -')
      await goOn()
      await screen.findByText('review 2 -')
    },
  }
}
