'use client'
import { type CreateBusinessFieldName, createBusinessForm } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { countryName } from '../countries/countryName.ts'
import type { BoundField } from '../form/bindField.ts'
import { createFields } from '../form/createFields.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { PlainField } from '../form/PlainField.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { businessChoiceLabel } from './businessChoiceLabel.ts'
import { createBusiness as words } from './createBusiness.words.ts'
import { createBusinessChunks } from './createBusinessChunks.ts'
import type { CreateBusinessViewProps } from './CreateBusinessView.tsx'

type CreateBusinessFieldsProps = CreateBusinessViewProps & {
  bind: (name: CreateBusinessFieldName) => BoundField<CreateBusinessFieldName>
}

const part = 'CreateBusinessForm.field'
const Fields = createFields<CreateBusinessFieldName>(createBusinessForm.fields)

/** The fields of a page; on the last one, which has none, what the others were filled in with. */
export function CreateBusinessFields(props: CreateBusinessFieldsProps): ReactNode {
  const { form, bind, countryCodes, firstCountries, layout } = props
  const { summary, options, actions, page } = form
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const { country } = form.values

  const draw = (name: CreateBusinessFieldName): ReactNode => {
    const plain = {
      ...{ form, bind, name, words, country, countries: { codes: countryCodes, lead: firstCountries } },
      ...({ of: 'createBusiness', part } as const),
    }
    switch (name) {
      case 'industry':
      case 'sector':
      case 'companySize':
      case 'yearsOfOperations':
        return (
          <PlainField
            {...plain}
            options={options[name].map((option) => ({
              value: option.value,
              label: businessChoiceLabel(option, t),
            }))}
          />
        )
      case 'phone':
        return (
          <PlainField
            {...plain}
            {...(country !== '' && {
              hint: t('createBusiness.phone.hint.country', { country: countryName(country, locale) }),
            })}
          />
        )
      default:
        return <PlainField {...plain} />
    }
  }

  if (page === form.pageCount - 1)
    return (
      <LazyChunk chunk={createBusinessChunks.summary} fallback={<SummarySkeleton />}>
        {(CreateBusinessSummary) => <CreateBusinessSummary form={{ summary, options, actions }} />}
      </LazyChunk>
    )
  if (layout)
    return <FormFields {...{ names: form.fields, draw, Fields, actions, page }}>{layout}</FormFields>
  return (
    <div {...parts('CreateBusinessForm.fields')}>
      {form.fields.map((name) => (
        <div
          key={name}
          className="ol-CreateBusinessForm-field"
          data-ol-half={form.field(name).isShort || undefined}
        >
          {draw(name)}
        </div>
      ))}
    </div>
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
