'use client'
import type { CustomerPartner } from '@onlend/core'
import { useCustomerPartners } from '@onlend/hooks'
import { type ReactNode, useMemo } from 'react'
import { getRecordSource } from '../record-picker/getRecordSource.ts'
import { OptionPicker, type RecordOption, type RecordPickerProps } from '../record-picker/OptionPicker.tsx'
import { InWords } from '../words/InWords.tsx'
import { useCopy } from '../words/useCopy.ts'
import { partnerSwitcher as words } from './partnerSwitcher.words.ts'

export type PartnerSwitcherProps = RecordPickerProps & {
  /** @default the provider's */
  channelPartnerId?: string
  /** Your own list instead of the channel partner's. */
  partners?: readonly { id: string; name: string }[]
  /** The id of the customer partner that is acted for; `null` for none yet. */
  value: string | null
  /**
   * Give the id to `<LendingProvider customerPartnerId>`: everything read or begun for another partner stays apart. `partner` is `null`
   * where it comes from your own list.
   */
  onChange: (customerPartnerId: string, partner: CustomerPartner | null) => void
  /** @default 'Business' */
  label?: string
}

const none: readonly CustomerPartner[] = []

/**
 * Chooses the customer partner that is acted for, deleted ones left out (Partner API, Endpoint 13).
 *
 * @example
 * <PartnerSwitcher value={customerPartnerId} onChange={setCustomerPartnerId} />
 */
export function PartnerSwitcher(props: PartnerSwitcherProps): ReactNode {
  return (
    <InWords of="reads">
      <Switcher {...props} />
    </InWords>
  )
}

function Switcher(props: PartnerSwitcherProps): ReactNode {
  const { channelPartnerId, partners: own, value, onChange, label, ...field } = props
  const t = useCopy(words)
  const query = useCustomerPartners({
    ...(channelPartnerId !== undefined && { channelPartnerId }),
    query: { enabled: own === undefined },
  })
  const partners = query.data ?? none
  const options = useMemo(
    () =>
      own?.map(({ id, name }) => ({ id, name, note: null, text: '' })) ??
      partners.filter(({ is_deleted }) => !is_deleted).map(toOption),
    [own, partners],
  )
  // A partner that is deleted may still be the one that is acted for.
  const deleted = partners.find((partner) => partner.id === value)
  const selected = options.find(({ id }) => id === value) ?? (deleted ? toOption(deleted) : null)
  return (
    <OptionPicker
      {...field}
      label={label ?? t('partnerSwitcher.label')}
      words={{
        placeholder: t('partnerSwitcher.placeholder'),
        search: t('partnerSwitcher.search'),
        toggle: t('partnerSwitcher.toggle'),
        failed: t('partnerSwitcher.failed'),
        none: t('partnerSwitcher.none'),
      }}
      options={options}
      selected={selected}
      onChange={(option) => {
        // A partner is always acted for: an emptied search chooses none.
        if (option === null || option.id === value) return
        onChange(option.id, partners.find(({ id }) => id === option.id) ?? null)
      }}
      source={getRecordSource(query, own !== undefined)}
    />
  )
}

function toOption({ id, name, legal_name, city }: CustomerPartner): RecordOption {
  return { id, name, note: city, text: legal_name ?? '' }
}
