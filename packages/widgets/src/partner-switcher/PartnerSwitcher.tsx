'use client'
import type { CustomerPartner } from '@onlend/core'
import { useCustomerPartners } from '@onlend/hooks'
import { type ReactNode, useMemo } from 'react'
import { partnerSwitcher as words } from './partnerSwitcher.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { RecordListNote } from '../record-picker/RecordListNote.tsx'
import type { RecordOption } from '../record-picker/RecordOption.ts'
import { type RecordPresentation, RecordPickerView } from '../record-picker/RecordPickerView.tsx'
import { readState } from '../ui/readState.ts'

export type PartnerSwitcherProps = {
  /** @default the provider's */
  channelPartnerId?: string
  /** The id of the customer partner that is worked for; `null` for none yet. */
  value: string | null
  /** Give the id to `<LendingProvider customerPartnerId>`: everything read or begun for another partner stays apart. */
  onChange: (customerPartnerId: string, partner: CustomerPartner) => void
  /** `auto` is a list under an input where there is a mouse or room, and a sheet elsewhere. @default 'auto' */
  presentation?: RecordPresentation
  id?: string
  /** @default 'Business' */
  label?: string
  /** Words for what is wrong. */
  error?: string
}

const none: readonly CustomerPartner[] = []

/** Chooses the customer partner that a channel partner's staff works for, deleted ones left out (Partner API, Endpoint 13). */
export function PartnerSwitcher(props: PartnerSwitcherProps): ReactNode {
  const { channelPartnerId, value, onChange, presentation = 'auto', id, error } = props
  const t = useCopy(words)
  const query = useCustomerPartners(channelPartnerId === undefined ? {} : { channelPartnerId })
  const state = readState(query)
  const partners = query.data ?? none
  const options = useMemo(() => partners.filter(({ is_deleted }) => !is_deleted).map(toOption), [partners])
  const chosen = partners.find((partner) => partner.id === value)
  const spoken = {
    placeholder: t('partnerSwitcher.placeholder'),
    search: t('partnerSwitcher.search'),
    toggle: t('partnerSwitcher.toggle'),
    failed: t('partnerSwitcher.failed'),
    none: t('partnerSwitcher.none'),
  }
  return (
    <RecordPickerView
      id={id}
      label={props.label ?? t('partnerSwitcher.label')}
      error={error}
      words={spoken}
      options={options}
      selected={chosen ? toOption(chosen) : null}
      onChange={(option) => {
        // Somebody is always worked for: an emptied search is no choice.
        const partner = partners.find((one) => one.id === option?.id)
        if (partner && partner.id !== value) onChange(partner.id, partner)
      }}
      isLoading={state.is === 'loading'}
      note={
        <RecordListNote
          state={state}
          isEmpty={options.length === 0}
          isFetching={query.isFetching}
          words={spoken}
          onRetry={() => void query.refetch()}
        />
      }
      presentation={presentation}
    />
  )
}

function toOption({ id, name, legal_name, city }: CustomerPartner): RecordOption {
  return { id, name, note: city, text: [name, legal_name].filter(Boolean).join('\n') }
}
