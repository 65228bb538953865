'use client'
import type { TransactionField } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { BoundField } from '../form/bindField.ts'
import type { PartName } from '../ui/PartName.ts'
import { Select } from '../ui/Select.tsx'
import { TextField } from '../ui/TextField.tsx'

type TransactionChoiceProps = {
  bound: BoundField<TransactionField>
  /** What is chosen. */
  value: string
  label: string
  placeholder: string
  options: readonly { value: string; label: string }[]
  part: PartName
}

/** A choice of a few; where the host or the tenant has made it, a text that stays. */
export function TransactionChoice(props: TransactionChoiceProps): ReactNode {
  const { bound, value, label, placeholder, options, part } = props
  const { readOnly, ...select } = bound
  if (!readOnly)
    return <Select {...select} part={part} label={label} placeholder={placeholder} options={options} />
  // A select knows no `readonly`, and a disabled one would drop out of the form.
  const chosen = options.find((option) => option.value === value)
  return <TextField id={bound.id} part={part} label={label} readOnly value={chosen?.label ?? value} />
}
