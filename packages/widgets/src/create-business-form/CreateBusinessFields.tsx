'use client'
import {
  type CreateBusinessFieldName,
  createBusinessForm,
  type CreateBusinessReview,
  type UseCreateBusinessFormReturnType,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { countryName } from '../countries/countryName.ts'
import type { BoundField } from '../form/bindField.ts'
import { createFields } from '../form/createFields.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { PlainField } from '../form/PlainField.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { createBusiness as words } from './createBusiness.words.ts'
import type { CreateBusinessViewProps } from './CreateBusinessView.tsx'
import { groupPhone } from '../format/groupPhone.ts'
import { DescriptionList, type DescriptionRow } from '../ui/DescriptionList.tsx'
import { SummaryPart } from '../ui/SummaryPart.tsx'
import { createBusinessReview } from './createBusinessReview.words.ts'

type CreateBusinessFieldsProps = CreateBusinessViewProps & {
  bind: (name: CreateBusinessFieldName) => BoundField<CreateBusinessFieldName>
}

const part = 'CreateBusinessForm.field'
const Fields = createFields<CreateBusinessFieldName>(createBusinessForm.fields)

/** The fields of a page; the last page has no fields and shows the values of the others. */
export function CreateBusinessFields(props: CreateBusinessFieldsProps): ReactNode {
  const { form, bind, countryCodes, firstCountries, layout } = props
  const { options, actions, page } = form
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

  if (page === form.pageCount - 1) return <CreateBusinessSummary form={form} />
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

type CreateBusinessSummaryProps = {
  form: Pick<UseCreateBusinessFormReturnType, 'summary' | 'options' | 'actions'>
}

type Name = keyof CreateBusinessReview

/** The parts of the page, each with the page that its fields are on. */
const summaryParts = [
  { key: 'business', page: 0 },
  { key: 'address', page: 1 },
  { key: 'contact', page: 1 },
] as const
/** Fields without a summary row: the rows of the registered address and the representative include them. */
const joined: readonly Name[] = ['registeredCountry', 'registeredState', 'registeredCity', 'lastName']

/** The last page: everything that will be sent, page by page, with the way back to each. */
function CreateBusinessSummary({
  form: { summary, options, actions },
}: CreateBusinessSummaryProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(createBusinessReview)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const place = (code: string) => code && countryName(code, locale)
  const tell = (name: Name): ReactNode => {
    const { kind, input } = createBusinessForm.fields[name] ?? {}
    const text = summary[name]
    if (name === 'firstName') return [text, summary.lastName].filter(Boolean).join(' ')
    if (name === 'registeredStreet')
      return [text, summary.registeredCity, summary.registeredState, place(summary.registeredCountry)]
        .filter(Boolean)
        .join(', ')
    if (kind === 'country') return place(text)
    if (kind === 'phone') return <bdi dir="ltr">{groupPhone(text)}</bdi>
    if (name in options) {
      // The cast: `options` has this name.
      const option = options[name as keyof typeof options].find(({ value }) => value === text)
      return option ? businessChoiceLabel(option, t) : text
    }
    // Figures and Latin letters keep their order in a text from right to left.
    return input?.dir === 'ltr' ? <bdi dir="ltr">{text}</bdi> : text
  }
  const toRow = (name: Name): DescriptionRow => ({
    key: name,
    name:
      name === 'registeredStreet'
        ? say('createBusiness.summary.registeredAddress')
        : name === 'firstName'
          ? say('createBusiness.summary.representative')
          : t(`createBusiness.${name}`),
    value:
      summary[name] !== ''
        ? tell(name)
        : say(`createBusiness.summary.${name === 'description' ? 'noDescription' : 'missing'}`),
  })
  // The cast: these are the names of the summary.
  const names = (Object.keys(createBusinessForm.fields) as Name[]).filter(
    (name) => name in summary && !joined.includes(name),
  )
  return (
    <div {...parts('CreateBusinessForm.summary')}>
      {summaryParts.map(({ key, page }) => {
        const title = t(`createBusiness.page.${key}`)
        const isInside = (name: Name) => (createBusinessForm.fields[name]?.group ?? 'business') === key
        return (
          <SummaryPart
            key={key}
            title={title}
            titlePart="CreateBusinessForm.partTitle"
            changePart="CreateBusinessForm.change"
            changeText={say('createBusiness.summary.change')}
            changeLabel={say('createBusiness.summary.changePage', { page: title })}
            onChange={() => actions.goTo(page)}
          >
            <DescriptionList rows={names.filter(isInside).map(toRow)} />
          </SummaryPart>
        )
      })}
    </div>
  )
}

type Key = keyof typeof words

const isKey = (key: string): key is Key => Object.hasOwn(words, key)

/** How a choice reads: the host's label, the kit's words for a value of the API document, else the value itself. */
function businessChoiceLabel(
  { value, label }: { value: string; label: string | null },
  t: Translate<typeof words>,
): string {
  const key = `createBusiness.choice.${value}`
  return label ?? (isKey(key) ? t(key) : value)
}
