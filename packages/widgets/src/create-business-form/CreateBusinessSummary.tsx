'use client'
import {
  type CreateBusinessReview,
  createBusinessForm,
  type UseCreateBusinessFormReturnType,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { countryName } from '../countries/countryName.ts'
import { groupPhone } from '../format/groupPhone.ts'
import { DescriptionList, type DescriptionRow } from '../ui/DescriptionList.tsx'
import { SummaryPart } from '../ui/SummaryPart.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { businessChoiceLabel } from './businessChoiceLabel.ts'
import { createBusiness } from './createBusiness.words.ts'
import { createBusinessReview as words } from './createBusinessReview.words.ts'

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
/** They stand in the rows of others: in the registered address and in the representative. */
const joined: readonly Name[] = ['registeredCountry', 'registeredState', 'registeredCity', 'lastName']

/** The last page: everything that will be sent, page by page, with the way back to each. */
export function CreateBusinessSummary({
  form: { summary, options, actions },
}: CreateBusinessSummaryProps): ReactNode {
  const t = useCopy(createBusiness)
  const say = useCopy(words)
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
      <p className="ol-Text">{say('createBusiness.summary.text')}</p>
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
