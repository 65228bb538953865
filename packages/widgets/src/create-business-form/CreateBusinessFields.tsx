'use client'
import type { CreateBusinessFieldName, UseCreateBusinessFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { BoundField } from '../form/bindField.ts'
import { useParts } from '../ui/useParts.ts'

export type CreateBusinessFieldProps = {
  name: CreateBusinessFieldName
  field: BoundField<CreateBusinessFieldName>
  form: UseCreateBusinessFormReturnType
}

type CreateBusinessFieldsProps = {
  form: UseCreateBusinessFormReturnType
  bind: (name: CreateBusinessFieldName) => BoundField<CreateBusinessFieldName>
  /** Draws one of them. */
  draw: (props: CreateBusinessFieldProps) => ReactNode
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
export function CreateBusinessFields({ form, bind, draw }: CreateBusinessFieldsProps): ReactNode {
  const parts = useParts()
  return (
    <div {...parts('CreateBusinessForm.fields')}>
      {form.fields.map((name) => (
        <div key={name} className="ol-CreateBusinessForm-field" data-ol-half={half.has(name) || undefined}>
          {draw({ name, form, field: bind(name) })}
        </div>
      ))}
    </div>
  )
}
