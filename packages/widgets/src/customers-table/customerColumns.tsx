'use client'
import type { Customer } from '@onlend/core'
import type { Translate } from '../words/useCopy.ts'
import type { DataColumn } from '../table/DataColumn.ts'
import { dayColumn } from '../table/dayColumn.tsx'
import { NotStated } from '../table/NotStated.tsx'
import { personalColumn, type PersonalColumns } from '../table/personalColumn.tsx'
import { statusColumn } from '../table/statusColumn.tsx'
import type { customersTable as words } from './customersTable.words.ts'
import { contactPerson } from './contactPerson.ts'
import { customerName } from './customerName.ts'

/** A column of `CustomersTable`. */
export type CustomerColumnId =
  | 'name'
  | 'phone'
  | 'bvn'
  | 'nin'
  | 'email'
  | 'birthDate'
  | 'place'
  | 'registered'
  | 'status'

type CustomerColumnsOptions = { t: Translate<typeof words>; locale: string; shown: PersonalColumns }

/** The columns of the customers, in their order. */
export function customerColumns({ t, locale, shown }: CustomerColumnsOptions): DataColumn<Customer>[] {
  const getName = (customer: Customer) => customerName(customer) ?? t('customersTable.unnamed')
  const personal = (
    id: CustomerColumnId & ('phone' | 'bvn' | 'nin' | 'email' | 'birthDate'),
    value: (customer: Customer) => string | null,
  ) =>
    personalColumn<Customer>({
      id,
      kind: id === 'birthDate' ? 'date' : id,
      label: t(`customersTable.${id}`),
      owner: getName,
      value,
      shown,
      searchable: id === 'phone' || id === 'email',
      hidden: id === 'nin' || id === 'birthDate',
      ...(id === 'phone' ? { onPhone: 'below' } : { showFrom: 'wide' }),
    })
  const columns: DataColumn<Customer>[] = [
    {
      id: 'name',
      label: t('customersTable.name'),
      fixed: true,
      searchable: true,
      value: searchedName,
      draw: (customer) => (
        <span className="ol-Table-lines">
          <bdi className="ol-Table-line">{getName(customer)}</bdi>
          {contactPerson(customer) && <bdi className="ol-Table-subline">{contactPerson(customer)}</bdi>}
        </span>
      ),
      write: getName,
    },
    personal('phone', ({ contact_number }) => contact_number),
    personal('bvn', ({ unique_id }) => unique_id),
    personal('nin', ({ nin }) => nin),
    personal('email', ({ email }) => email),
    personal('birthDate', ({ date_of_birth }) => date_of_birth),
    {
      id: 'place',
      label: t('customersTable.place'),
      hidden: true,
      value: ({ city }) => city,
      draw: ({ city }) => city ?? <NotStated />,
    },
    dayColumn<Customer>({
      id: 'registered',
      label: t('customersTable.registered'),
      value: ({ created_at }) => created_at,
      locale,
      onPhone: 'belowEnd',
      showFrom: 'wide',
    }),
    statusColumn<Customer>({
      label: t('customersTable.status'),
      active: t('customersTable.status.active'),
      deleted: t('customersTable.status.deleted'),
    }),
  ]
  const personalIds: readonly string[] = ['phone', 'bvn', 'nin', 'email', 'birthDate']
  return shown === 'hidden' ? columns.filter(({ id }) => !personalIds.includes(id)) : columns
}

/** Search and order of a business also use the person behind it. */
function searchedName(customer: Customer): string | null {
  return [customerName(customer), contactPerson(customer)].filter(Boolean).join(' ') || null
}
