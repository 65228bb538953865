'use client'
import {
  type RegisterCustomerFieldName,
  registerCustomerForm,
  type RegisterCustomerReview,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { ReviewWordsProps } from '../form/ReviewContent.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { formatDate } from '../format/formatDate.ts'
import { groupPhone } from '../format/groupPhone.ts'
import type { DescriptionRow } from '../ui/DescriptionList.tsx'
import { MaskedValue } from '../ui/MaskedValue.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import type { Words } from '../words/Messages.ts'
import { registerCustomer } from './registerCustomer.words.ts'
import { registerCustomerReview as words } from './registerCustomerReview.words.ts'

type Field = keyof RegisterCustomerReview['fields']

/** What only the person registered knows is hidden until it is asked for. */
const masks: Partial<Record<Field, 'bvn' | 'nin' | 'text'>> = {
  ...{ idNumber: 'bvn', nin: 'nin', motherMaidenName: 'text' },
}
/** They make up the first rows. */
const names: readonly Field[] = ['businessName', 'rcNumber', 'firstName', 'lastName']
// The cast widens the catalogue: the words of a choice are looked for by its value.
const labels: Words = registerCustomer

type ReviewedRegistration = RegisterCustomerReview & {
  getLabel: (name: RegisterCustomerFieldName) => string
}

/** Puts a registration into words for its review, in the order of the form's fields. */
export function RegisterCustomerReviewWords({
  review,
  children,
}: ReviewWordsProps<ReviewedRegistration>): ReactNode {
  const t = useCopy(words)
  const say = useCopy(labels)
  const { locale } = useLendingRoot()
  const { kind, name, fields, officeSameAsHome, getLabel } = review
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
  const placeOf = (field: Field) => {
    const group = field === 'address' ? 'home' : registerCustomerForm.fields[field]?.group
    return group === 'home' || group === 'office' ? group : null
  }
  const placeRow = (key: 'home' | 'office', value: string): DescriptionRow => ({
    ...{ key, name: say(`registerCustomer.group.${key}`), value },
  })
  const draw = (field: Field, value: string): ReactNode => {
    const mask = masks[field]
    if (mask) return <MaskedValue kind={mask} value={value} label={getLabel(field)} copyable={false} />
    switch (registerCustomerForm.fields[field]?.kind) {
      case 'choice':
        return say(`registerCustomer.${field}.${value}`)
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
    const place = placeOf(field)
    if (place === null) return [row(field, draw(field, fields[field] ?? ''))]
    const members = filled.filter((other) => placeOf(other) === place)
    // A place is one row, where its first field stands.
    if (members[0] !== field) return []
    const same = t('registerCustomer.review.officeSameAsHome')
    return [
      placeRow(place, members.map((member) => fields[member]).join(', ')),
      place === 'home' && officeSameAsHome && placeRow('office', same),
    ]
  })

  return children({
    title: t('registerCustomer.review.title'),
    text: t('registerCustomer.review.text'),
    rows: [
      { key: 'name', name: title, value: name, strong: true },
      fields.rcNumber !== undefined && row('rcNumber', fields.rcNumber),
      kind === 'business' && {
        key: 'person',
        name: t('registerCustomer.review.representative'),
        value: person,
      },
      ...rows,
      review.files.length > 0 && {
        key: 'files',
        name: t('registerCustomer.review.files'),
        value: review.files.map(({ document, name: file, size }) => (
          <span key={document} className="ol-RegisterCustomerForm-file">
            {t('registerCustomer.review.file', {
              document: getLabel(document),
              name: file,
              size: formatBytes(size, locale),
            })}
          </span>
        )),
      },
    ],
    confirmLabel: t('registerCustomer.confirm', { name }),
    duplicateTitle: t('registerCustomer.duplicate.title'),
    duplicateText: t('registerCustomer.duplicate.text'),
    duplicateConfirmLabel: t('registerCustomer.duplicate.confirm', { name }),
    sendingText: t('registerCustomer.sending'),
  })
}
