'use client'
import type { RegisterCustomerReview } from '@onlend/hooks/forms'
import { type ReactNode, useContext } from 'react'
import { registerCustomerPages as labels } from './registerCustomerPages.words.ts'
import { registerCustomerReview as words } from './registerCustomerReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { ReviewWordsProps } from '../form/ReviewContent.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { formatDate } from '../format/formatDate.ts'
import { groupPhone } from '../format/groupPhone.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { MaskedValue } from '../ui/MaskedValue.tsx'
import { LabelContext } from './LabelContext.ts'
import { registerCustomerChoices } from './registerCustomerChoices.ts'

type Field = keyof RegisterCustomerReview['fields']

/** Puts a registration into words for its review; identity numbers stay hidden until the person asks to see them. */
export function RegisterCustomerReviewWords({
  review,
  children,
}: ReviewWordsProps<RegisterCustomerReview>): ReactNode {
  const t = useCopy(words)
  const say = useCopy(labels)
  const getLabel = useContext(LabelContext)
  const { locale } = useLendingRoot()
  const { kind, name, fields, officeSameAsHome } = review
  const person = [fields.firstName, fields.lastName].filter(Boolean).join(' ')

  const row = (field: Field, draw: (value: string) => ReactNode = (value) => value) => {
    const value = fields[field]
    return value !== undefined && { key: field, name: getLabel(field), value: draw(value) }
  }
  const hidden = (field: Field, sort: 'bvn' | 'nin' | 'text') =>
    row(field, (value) => <MaskedValue kind={sort} value={value} label={getLabel(field)} copyable={false} />)
  const chosen = (field: keyof typeof registerCustomerChoices) =>
    row(field, (value) => {
      const keys: Readonly<Record<string, keyof typeof labels>> = registerCustomerChoices[field]
      const key = keys[value]
      return key ? say(key) : value
    })
  const place = (key: 'home' | 'office', names: readonly Field[]) => {
    const texts = names.flatMap((field) => fields[field] ?? [])
    return texts.length > 0 && { key, name: say(`registerCustomer.group.${key}`), value: texts.join(', ') }
  }

  return children({
    title: t('registerCustomer.review.title'),
    text: t('registerCustomer.review.text'),
    rows: [
      {
        key: 'name',
        name: t(`registerCustomer.review.${kind === 'business' ? 'business' : 'person'}`),
        value: name,
        strong: true,
      },
      row('rcNumber'),
      kind === 'business' && {
        key: 'person',
        name: t('registerCustomer.review.representative'),
        value: person,
      },
      row('otherNames'),
      hidden('idNumber', 'bvn'),
      hidden('nin', 'nin'),
      // In words, so that a day and a month that were swapped are seen.
      row('dateOfBirth', (value) => formatDate(value, locale)),
      chosen('gender'),
      chosen('maritalStatus'),
      chosen('photoIdType'),
      // A plus sign would wander to the other end in a text from right to left.
      row('phone', (value) => <bdi dir="ltr">{groupPhone(value)}</bdi>),
      row('email'),
      place('home', ['address', 'street', 'city', 'state', 'country']),
      officeSameAsHome
        ? {
            key: 'office',
            name: say('registerCustomer.group.office'),
            value: t('registerCustomer.review.officeSameAsHome'),
          }
        : place('office', ['officeStreet', 'officeCity', 'officeState', 'officeCountry']),
      row('occupation'),
      row('nextOfKin'),
      hidden('motherMaidenName', 'text'),
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
