'use client'
import type { CustomerPartner } from '@onlend/core'
import type { ReactNode } from 'react'
import type { Translate } from '../words/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import type { DataColumn } from '../table/DataColumn.ts'
import { dayColumn } from '../table/dayColumn.tsx'
import { NotStated } from '../table/NotStated.tsx'
import { personalColumn, type PersonalColumns } from '../table/personalColumn.tsx'
import { statusColumn } from '../table/statusColumn.tsx'
import type { customerPartnersTable as words } from './customerPartnersTable.words.ts'

/** A column of `CustomerPartnersTable`. */
export type PartnerColumnId =
  | 'name'
  | 'legalName'
  | 'contact'
  | 'phone'
  | 'email'
  | 'place'
  | 'country'
  | 'score'
  | 'created'
  | 'status'

type PartnerColumnsOptions = {
  t: Translate<typeof words>
  locale: string
  shown: PersonalColumns
  countryNames: Readonly<Record<string, string>> | undefined
  tenantBadge: ((partner: CustomerPartner) => ReactNode) | undefined
}

/** The columns of the customer partners, in their order. */
export function partnerColumns(options: PartnerColumnsOptions): DataColumn<CustomerPartner>[] {
  const { t, locale, shown, countryNames, tenantBadge } = options
  const text = (
    id: PartnerColumnId & ('legalName' | 'contact' | 'place' | 'country'),
    value: (partner: CustomerPartner) => string | null,
    isHidden = false,
  ): DataColumn<CustomerPartner> => ({
    id,
    label: t(`customerPartnersTable.${id}`),
    searchable: id === 'legalName',
    hidden: isHidden,
    ...(id === 'place' ? { onPhone: 'below' as const } : { showFrom: 'wide' as const }),
    value,
    draw: (partner) => value(partner) ?? <NotStated />,
  })
  const personal = (
    id: 'phone' | 'email',
    value: (partner: CustomerPartner) => string | null,
  ): DataColumn<CustomerPartner> =>
    personalColumn<CustomerPartner>({
      id,
      kind: id,
      label: t(`customerPartnersTable.${id}`),
      owner: ({ name }) => name,
      value,
      shown,
      hidden: id === 'email',
    })
  const columns: DataColumn<CustomerPartner>[] = [
    {
      id: 'name',
      label: t('customerPartnersTable.name'),
      fixed: true,
      searchable: true,
      value: ({ name }) => name,
      draw: (partner) => (
        <span className="ol-Table-named">
          <bdi className="ol-Table-line">{partner.name}</bdi>
          {tenantBadge?.(partner)}
        </span>
      ),
    },
    text('legalName', ({ legal_name }) => legal_name),
    text('contact', ({ contact_name }) => contact_name, true),
    personal('phone', ({ contact_number }) => contact_number),
    personal('email', ({ business_email, email }) => business_email ?? email),
    text('place', ({ city }) => city),
    // The service names a country by an internal id, which means nothing to a person without the host's country names.
    text('country', ({ country }) => (country && countryNames?.[country]) || country, !countryNames),
    {
      id: 'score',
      label: t('customerPartnersTable.score'),
      type: 'amount',
      align: 'end',
      showFrom: 'wide',
      value: ({ score }) => score,
      draw: ({ score }) => (score === null ? <NotStated /> : <bdi>{formatMoney(score, null, locale)}</bdi>),
    },
    dayColumn<CustomerPartner>({
      id: 'created',
      label: t('customerPartnersTable.created'),
      value: ({ created_at }) => created_at,
      locale,
      onPhone: 'belowEnd',
      showFrom: 'wide',
    }),
    statusColumn<CustomerPartner>({
      label: t('customerPartnersTable.status'),
      active: t('customerPartnersTable.status.active'),
      deleted: t('customerPartnersTable.status.deleted'),
    }),
  ]
  const personalIds: readonly string[] = ['phone', 'email', 'contact']
  return shown === 'hidden' ? columns.filter(({ id }) => !personalIds.includes(id)) : columns
}
