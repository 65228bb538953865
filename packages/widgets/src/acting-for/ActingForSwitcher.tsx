'use client'
import type { ReactNode } from 'react'
import { partnerSwitcher as words } from '../partner-switcher/partnerSwitcher.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { PartnerSwitcher } from '../partner-switcher/PartnerSwitcher.tsx'
import type { RecordPresentation } from '../record-picker/RecordPickerView.tsx'
import { Select } from '../ui/Select.tsx'
import type { ActingForProps } from './ActingFor.tsx'

type ActingForSwitcherProps = {
  channelPartnerId: string | null
  partners: ActingForProps['partners']
  value: string | null
  presentation: RecordPresentation
  onChange: (customerPartnerId: string) => void
}

/** The businesses to choose from: the channel partner's own, or the few that the host names. */
export function ActingForSwitcher(props: ActingForSwitcherProps): ReactNode {
  const { channelPartnerId, partners = [], value, presentation, onChange } = props
  const t = useCopy(words)
  if (channelPartnerId !== null) {
    return <PartnerSwitcher {...{ channelPartnerId, value, presentation, onChange }} />
  }
  return (
    <Select
      label={t('partnerSwitcher.label')}
      placeholder={t('partnerSwitcher.placeholder')}
      value={value ?? ''}
      options={partners.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => {
        if (target.value !== '') onChange(target.value)
      }}
    />
  )
}
