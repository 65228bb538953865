'use client'
import type { BusinessChoice, UseCreateBusinessFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { countryName } from '../countries/countryName.ts'
import { createBusiness } from './createBusiness.words.ts'
import { createBusinessPages } from './createBusinessPages.words.ts'
import { createBusinessReview as words } from './createBusinessReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { groupPhone } from '../format/groupPhone.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { DescriptionList, type DescriptionRow } from '../ui/DescriptionList.tsx'
import { SummaryPart } from '../ui/SummaryPart.tsx'
import { useParts } from '../ui/useParts.ts'
import { businessChoiceLabel } from './businessChoiceLabel.ts'

type CreateBusinessSummaryProps = {
  form: Pick<UseCreateBusinessFormReturnType, 'summary' | 'options' | 'actions'>
}

const labels = { ...createBusiness, ...createBusinessPages }

type RowWords = {
  /** @default as it stands */
  value?: ReactNode
  /** @default the field's label */
  name?: string
  /** Where nothing was filled in. */
  blank?: string
}

/** The last page: everything that will be sent, page by page, with the way back to each. */
export function CreateBusinessSummary({
  form: { summary, options, actions },
}: CreateBusinessSummaryProps): ReactNode {
  const t = useCopy(labels)
  const say = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const row = (
    key: keyof typeof summary,
    { value = summary[key], name = t(`createBusiness.${key}`), blank }: RowWords = {},
  ): DescriptionRow => ({
    key,
    name,
    value: summary[key] === '' ? (blank ?? say('createBusiness.summary.missing')) : value,
  })
  const chosen = (key: BusinessChoice) => {
    const option = options[key].find(({ value }) => value === summary[key])
    return row(key, option ? { value: businessChoiceLabel(option, t) } : {})
  }
  // Figures and Latin letters keep their order in a text from right to left.
  const inOrder = (text: string) => <bdi dir="ltr">{text}</bdi>
  const ordered = (key: keyof typeof summary) => row(key, { value: inOrder(summary[key]) })
  const { registeredStreet, registeredCity, registeredState, registeredCountry } = summary
  const registeredIn = registeredCountry === '' ? '' : countryName(registeredCountry, locale)
  const address = [registeredStreet, registeredCity, registeredState, registeredIn].filter(Boolean)
  const person = [summary.firstName, summary.lastName].filter(Boolean).join(' ')
  const pages = [
    {
      key: 'business',
      page: 0,
      rows: [
        row('businessName'),
        row('companyName'),
        chosen('industry'),
        chosen('sector'),
        chosen('companySize'),
        chosen('yearsOfOperations'),
        ordered('taxId'),
        ordered('website'),
        row('description', { blank: say('createBusiness.summary.noDescription') }),
      ],
    },
    {
      key: 'address',
      page: 1,
      rows: [
        row('country', { value: countryName(summary.country, locale) }),
        row('registeredStreet', {
          value: address.join(', '),
          name: say('createBusiness.summary.registeredAddress'),
        }),
      ],
    },
    {
      key: 'contact',
      page: 1,
      rows: [
        row('firstName', { value: person, name: say('createBusiness.summary.representative') }),
        ordered('email'),
        ordered('supportEmail'),
        row('phone', { value: inOrder(groupPhone(summary.phone)) }),
      ],
    },
  ] as const satisfies readonly { key: string; page: number; rows: readonly DescriptionRow[] }[]
  return (
    <div {...parts('CreateBusinessForm.summary')}>
      <p className="ol-Text">{say('createBusiness.summary.text')}</p>
      {pages.map(({ key, page, rows }) => {
        const title = t(`createBusiness.page.${key}`)
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
            <DescriptionList rows={rows} />
          </SummaryPart>
        )
      })}
    </div>
  )
}
