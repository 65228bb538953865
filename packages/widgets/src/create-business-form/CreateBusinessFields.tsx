'use client'
import type { CreateBusinessFieldName } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { BoundField } from '../form/bindField.ts'
import { useParts } from '../ui/useParts.ts'
import type { HostedCreateBusinessForm } from './useCreateBusinessMachine.ts'

export type CreateBusinessFieldProps = {
  name: CreateBusinessFieldName
  field: BoundField<CreateBusinessFieldName>
  form: HostedCreateBusinessForm
}

type CreateBusinessFieldsProps = {
  form: HostedCreateBusinessForm
  bind: (name: CreateBusinessFieldName) => BoundField<CreateBusinessFieldName>
  /** Draws one of them. */
  Field: (props: CreateBusinessFieldProps) => ReactNode
}

/** Two of these stand beside each other where there is room. */
const half: ReadonlySet<CreateBusinessFieldName> = new Set([
  'companySize',
  'yearsOfOperations',
  'registeredState',
  'registeredCity',
  'firstName',
  'lastName',
] as const)

/** The fields of a page. */
export function CreateBusinessFields({ form, bind, Field }: CreateBusinessFieldsProps): ReactNode {
  const parts = useParts()
  return (
    <div {...parts('CreateBusinessForm.fields')}>
      {form.fields.map((name) => (
        <div key={name} className="ol-CreateBusinessForm-field" data-ol-half={half.has(name) || undefined}>
          <Field name={name} form={form} field={bind(name)} />
        </div>
      ))}
    </div>
  )
}
