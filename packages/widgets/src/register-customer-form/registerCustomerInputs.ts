import type { RegisterCustomerFieldName } from '@onlend/hooks/forms'
import type { InputHTMLAttributes } from 'react'

type InputLook = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'autoCapitalize' | 'type' | 'spellCheck'
>

const name: InputLook = { autoCapitalize: 'words', spellCheck: false }
const place: InputLook = { autoCapitalize: 'words' }
const figures: InputLook = { inputMode: 'numeric' }

/** How the phone helps with each line of text after the first page: its keyboard, capitals, and what the browser may offer. */
export const registerCustomerInputs: Partial<Record<RegisterCustomerFieldName, InputLook>> = {
  otherNames: { ...name, autoComplete: 'additional-name' },
  idNumber: figures,
  nin: figures,
  email: {
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    autoComplete: 'email',
  },
  street: { ...place, autoComplete: 'address-line1' },
  city: { ...place, autoComplete: 'address-level2' },
  state: { ...place, autoComplete: 'address-level1' },
  country: { ...place, autoComplete: 'country-name' },
  officeStreet: { ...place, autoComplete: 'section-office address-line1' },
  officeCity: { ...place, autoComplete: 'section-office address-level2' },
  officeState: { ...place, autoComplete: 'section-office address-level1' },
  officeCountry: { ...place, autoComplete: 'section-office country-name' },
  occupation: { autoComplete: 'organization-title' },
  nextOfKin: name,
  motherMaidenName: name,
}
