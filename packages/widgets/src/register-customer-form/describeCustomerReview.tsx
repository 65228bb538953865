import {
  type RegisterCustomerFieldName,
  registerCustomerForm,
  type RegisterCustomerReview,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { FormReview } from '../form/ReviewContent.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { formatDate } from '../format/formatDate.ts'
import { groupPhone } from '../format/groupPhone.ts'
import type { DescriptionRow } from '../ui/DescriptionList.tsx'
import { MaskedValue } from '../ui/MaskedValue.tsx'
import type { Translate } from '../words/useCopy.ts'
import type { RegisterCustomerWords } from './RegisterCustomerView.tsx'

type Field = keyof RegisterCustomerReview['fields']

/** The secrets of the registered person, which the review hides until somebody asks to see them. */
const masks: Partial<Record<Field, 'bvn' | 'nin' | 'text'>> = {
  ...{ idNumber: 'bvn', nin: 'nin', motherMaidenName: 'text' },
}
/** The fields of the first rows. */
const names: readonly Field[] = ['businessName', 'rcNumber', 'firstName', 'lastName']

type TellCustomerReviewParameters = {
  review: RegisterCustomerReview
  getLabel: (name: RegisterCustomerFieldName) => string
  t: Translate<RegisterCustomerWords>
  locale: string
}

/** Puts a registration into words for its review, in the order of the form's fields. */
export function describeCustomerReview({
  review,
  getLabel,
  t,
  locale,
}: TellCustomerReviewParameters): FormReview<'registerCustomer', RegisterCustomerWords> {
  const { kind, name, fields, officeSameAsHome } = review
  const title = t(`registerCustomer.review.${kind === 'business' ? 'business' : 'person'}`)
  const person = [fields.firstName, fields.lastName].filter(Boolean).join(' ')
  // The cast: the keys of the review are names of fields.
  const filled = (Object.keys(registerCustomerForm.fields) as Field[]).filter(
    (field) => fields[field] !== undefined && !names.includes(field),
  )
  const row = (field: Field, value: ReactNode): DescriptionRow => ({
    key: field,
    name: getLabel(field),
    value,
  })
  /** The address in one text counts as the home. */
  const findPlace = (field: Field) => {
    const group = field === 'address' ? 'home' : registerCustomerForm.fields[field]?.group
    return group === 'home' || group === 'office' ? group : null
  }
  const placeRow = (key: 'home' | 'office', value: string): DescriptionRow => ({
    ...{ key, name: t(`registerCustomer.group.${key}`), value },
  })
  const draw = (field: Field, value: string): ReactNode => {
    const mask = masks[field]
    if (mask) return <MaskedValue kind={mask} value={value} label={getLabel(field)} copyable={false} />
    switch (registerCustomerForm.fields[field]?.kind) {
      case 'choice':
        // The cast: the words have each choice of a field.
        return t(`registerCustomer.${field}.${value}` as keyof RegisterCustomerWords)
      // In words, so that a day and a month that were swapped are seen.
      case 'typedDay':
        return formatDate(value, locale)
      // A plus sign would wander to the other end in a text from right to left.
      case 'phone':
        return <bdi dir="ltr">{groupPhone(value)}</bdi>
      default:
        return value
    }
  }
  const rows = filled.flatMap((field): DescriptionRow[] => {
    const place = findPlace(field)
    if (place === null) return [row(field, draw(field, fields[field] ?? ''))]
    const members = filled.filter((other) => findPlace(other) === place)
    // A place is one row, at the place of its first field.
    if (members[0] !== field) return []
    const same = t('registerCustomer.review.officeSameAsHome')
    return [
      placeRow(place, members.map((member) => fields[member]).join(', ')),
      place === 'home' && officeSameAsHome && placeRow('office', same),
    ]
  })

  return {
    values: { name },
    rows: [
      { key: 'name', name: title, value: name, strong: true },
      fields.rcNumber !== undefined && row('rcNumber', fields.rcNumber),
      ['representative', kind === 'business' ? person : null],
      ...rows,
      [
        'files',
        review.files.length === 0
          ? null
          : review.files.map(({ document, name: file, size }) => (
              <span key={document} className="ol-RegisterCustomerForm-file">
                {t('registerCustomer.review.file', {
                  document: getLabel(document),
                  name: file,
                  size: formatBytes(size, locale),
                })}
              </span>
            )),
      ],
    ],
  }
}
