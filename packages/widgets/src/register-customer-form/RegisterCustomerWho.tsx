'use client'
import { businessIcon, personIcon } from '../ui/icons.ts'
import type { RegisterCustomerFieldName } from '@onlend/hooks/forms'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { RadioCards } from '../ui/RadioCards.tsx'
import { TextField } from '../ui/TextField.tsx'
import { registerCustomer as words } from './registerCustomer.words.ts'
import type { RegisterCustomerFieldsProps } from './RegisterCustomerView.tsx'

/** How the phone helps with each of them: its keyboard, capitals, and what the browser may offer. */
const inputs = {
  businessName: { autoCapitalize: 'words', spellCheck: false, autoComplete: 'organization' },
  rcNumber: { autoCapitalize: 'characters', spellCheck: false },
  firstName: { autoCapitalize: 'words', spellCheck: false, autoComplete: 'given-name' },
  lastName: { autoCapitalize: 'words', spellCheck: false, autoComplete: 'family-name' },
} as const satisfies Partial<Record<RegisterCustomerFieldName, InputHTMLAttributes<HTMLInputElement>>>

const isTyped = (name: RegisterCustomerFieldName): name is keyof typeof inputs => Object.hasOwn(inputs, name)

type RegisterCustomerWhoProps = Pick<RegisterCustomerFieldsProps, 'form' | 'bind' | 'autoFill'>

/** The first page: a person or a business, and their names. */
export function RegisterCustomerWho({ form, bind, autoFill }: RegisterCustomerWhoProps): ReactNode {
  const t = useCopy(words)
  const { kind } = form.values
  return form.fields.map((name) => {
    const bound = bind(name)
    if (name === 'kind' && !bound.readOnly)
      return (
        <RadioCards
          key={name}
          part="RegisterCustomerForm.kind"
          id={bound.id}
          legend={t('registerCustomer.kind')}
          value={kind || null}
          onChange={(chosen) => form.set('kind', chosen)}
          error={bound.error}
          options={[
            { value: 'individual', label: t('registerCustomer.kind.individual'), icon: personIcon },
            { value: 'business', label: t('registerCustomer.kind.business'), icon: businessIcon },
          ]}
        />
      )
    if (!isTyped(name)) return null
    const isRepresentative = kind === 'business' && (name === 'firstName' || name === 'lastName')
    return (
      <TextField
        key={name}
        enterKeyHint="next"
        {...inputs[name]}
        {...bound}
        {...(autoFill ? {} : { autoComplete: 'off' })}
        part="RegisterCustomerForm.field"
        data-ol-field={name}
        label={t(isRepresentative ? `registerCustomer.${name}.representative` : `registerCustomer.${name}`)}
      />
    )
  })
}
