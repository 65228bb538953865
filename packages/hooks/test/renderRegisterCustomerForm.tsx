import { screen } from '@testing-library/react'
import {
  useRegisterCustomerDocuments,
  type UseRegisterCustomerFormParameters,
  useRegisterCustomerForm,
} from '../src/forms/index.ts'
import { type Fixture, createFixture } from './createFixture.tsx'
import { renderPlainForm } from './renderPlainForm.tsx'

function useFormWithFiles(options: UseRegisterCustomerFormParameters) {
  const form = useRegisterCustomerForm(options)
  return { ...form, ...useRegisterCustomerDocuments(form) }
}

/** A registration without looks. */
export function renderRegisterCustomerForm(
  options: UseRegisterCustomerFormParameters = { kind: 'individual' },
  fixture: Fixture = createFixture(),
) {
  const rendered = renderPlainForm({ useForm: useFormWithFiles, options, fixture })
  const { type, goOn } = rendered
  return {
    ...rendered,
    /** Fills in the required fields of a person, up to the review. */
    fillPerson: async () => {
      await type({ firstName: 'Ngozi', lastName: 'Eze' })
      await goOn()
      await type({ idNumber: '02212345678' })
      await goOn()
      await type({ phone: '0803 123 4567' })
      await goOn()
    },
  }
}

/** The same, filled in as far as the page of the identity. */
export async function renderIdentityPage(
  fixture: Fixture = createFixture(),
  options: UseRegisterCustomerFormParameters = {},
) {
  const rendered = renderRegisterCustomerForm({ kind: 'individual', ...options }, fixture)
  await rendered.type({ firstName: 'Ngozi', lastName: 'Eze' })
  await rendered.goOn()
  await screen.findByLabelText('idNumber')
  return rendered
}
