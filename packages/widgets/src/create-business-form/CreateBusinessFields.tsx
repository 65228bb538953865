'use client'
import type { CreateBusinessFieldName } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { BoundField } from '../form/bindField.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useParts } from '../ui/useParts.ts'
import { CreateBusinessField } from './CreateBusinessField.tsx'
import type { CreateBusinessViewProps } from './CreateBusinessView.tsx'
import { createBusinessChunks } from './createBusinessChunks.ts'
import { LikelyDuplicateNote } from './LikelyDuplicateNote.tsx'

type CreateBusinessFieldsProps = Pick<CreateBusinessViewProps, 'form' | 'countryCodes' | 'firstCountries'> & {
  bind: (name: CreateBusinessFieldName) => BoundField<CreateBusinessFieldName>
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

/** The fields of a page; on the last one, which has none, what they were filled in with. */
export function CreateBusinessFields(props: CreateBusinessFieldsProps): ReactNode {
  const { form, countryCodes, firstCountries, bind } = props
  const parts = useParts()
  const isReview = form.page === form.pageCount - 1
  return (
    <>
      {isReview && (
        <LazyChunk chunk={createBusinessChunks.summary} fallback={<SummarySkeleton />}>
          {(CreateBusinessSummary) => <CreateBusinessSummary form={form} />}
        </LazyChunk>
      )}
      {form.fields.length > 0 && (
        <div {...parts('CreateBusinessForm.fields')}>
          {form.fields.map((name) => (
            <div
              key={name}
              className="ol-CreateBusinessForm-field"
              data-ol-half={half.has(name) || undefined}
            >
              <CreateBusinessField {...{ name, form, countryCodes, firstCountries }} field={bind(name)} />
            </div>
          ))}
        </div>
      )}
      <LikelyDuplicateNote duplicate={form.duplicate} />
    </>
  )
}

function SummarySkeleton(): ReactNode {
  return (
    <div className="ol-CreateBusinessForm-summary">
      {['business', 'address', 'contact'].map((part) => (
        <div key={part} className="ol-CreateBusinessForm-part">
          <Skeleton size="control" />
          <Skeleton size="full" />
          <Skeleton size="full" />
          <Skeleton size="long" />
        </div>
      ))}
    </div>
  )
}
