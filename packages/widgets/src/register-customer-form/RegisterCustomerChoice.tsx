'use client'
import type { RegisterCustomerFieldName } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { registerCustomerPages as words } from './registerCustomerPages.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { Select } from '../ui/Select.tsx'
import { TextField } from '../ui/TextField.tsx'
import { type RegisterCustomerChoiceName, registerCustomerChoices } from './registerCustomerChoices.ts'

type RegisterCustomerChoiceProps = {
  name: RegisterCustomerChoiceName
  bound: BoundField<RegisterCustomerFieldName>
  label: string
  value: string
}

/** A choice of two or three; where the host has fixed it, what it is. */
export function RegisterCustomerChoice({
  name,
  bound,
  label,
  value,
}: RegisterCustomerChoiceProps): ReactNode {
  const t = useCopy(words)
  const options = Object.entries(registerCustomerChoices[name]).map(([option, key]) => ({
    value: option,
    label: t(key),
  }))
  const { readOnly, ...select } = bound
  if (readOnly) {
    const chosen = options.find((option) => option.value === value)
    // A native choice knows no `readonly`, and a disabled one is skipped by the keyboard.
    return <TextField id={bound.id} label={label} readOnly value={chosen?.label ?? ''} />
  }
  return (
    <Select
      {...select}
      part="RegisterCustomerForm.choice"
      label={label}
      placeholder={t('registerCustomer.choose')}
      options={options}
    />
  )
}
